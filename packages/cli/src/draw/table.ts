import { type PlayerView, SEATS } from '@la-granja/engine'
import { cardName } from '@la-granja/text'
import { drawFarm } from './farm.ts'
import { drawHand } from './hand.ts'
import { drawMarket } from './market.ts'
import { beside, type Look, paint, rule, widthOf } from './paint.ts'
import { drawBar, drawBuildings, drawSupply } from './village.ts'

const MARKET = 42

/** Everything that the seat of the view can see; the hand as whole cards, or as names where no card can be played. */
export function drawTable(view: PlayerView, look: Look, hand: 'cards' | 'names' = 'cards'): string {
  const others = SEATS.slice(0, view.table.players).filter(seat => seat !== view.seat)
  const market = [paint(look, 'dim', 'Market: hex number, value, stall'), ...drawMarket(view, look)]
  const buildings = [
    paint(look, 'dim', 'Craft buildings: what a row asks for, VP lying there'),
    ...drawBuildings(view, look),
  ]
  const lines = [
    ...drawBar(view, look),
    '',
    // The market of another set may be too wide to stand beside something.
    ...(market.every(line => widthOf(line) < MARKET)
      ? beside(market, buildings, MARKET)
      : [...market, '', ...buildings]),
    '',
    ...drawSupply(view, look),
    rule(look, 'Farms'),
    ...others.flatMap(seat => drawFarm(view, seat, look)),
  ]
  if (view.seat === undefined) return lines.join('\n')
  const cards =
    hand === 'cards'
      ? drawHand(view, look)
      : [`  ${view.hand.map(card => cardName(card, view.table)).join(', ') || 'empty'}`]
  return [
    ...lines,
    rule(look, 'Your farm'),
    ...drawFarm(view, view.seat, look),
    rule(look, 'Your hand'),
    ...cards,
  ].join('\n')
}
