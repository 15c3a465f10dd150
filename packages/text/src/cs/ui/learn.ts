import type { Ui } from '../../ui.ts'
import { outOf } from '../names.ts'

/** The guided first game, and the hints of a game against computer players. */
export const learn: Ui['learn'] = {
  start: 'Naučit se hrát',
  startLine: 'první kolo s průvodcem, deset minut',

  panel: 'První hra s průvodcem',
  part: (number, all) => `Část ${number} ${outOf(all)}`,
  next: 'Dál',
  doIt: 'Udělej to za mě',
  more: 'Další možnosti lekce',
  again: 'Začít znovu',
  leave: 'Ukončit lekci',
  wait: 'Okamžik: hraje soused.',
  astray: 'Tato hra šla vlastní cestou a lekce ji nemůže následovat. Můžeš hrát volně dál, nebo začít znovu.',
  steered: {
    early: 'Tvůj tah ještě neskončil: něco zbývá udělat.',
    trade: 'To se smí, ale dnes má každé zboží a každý stříbrný své místo. Ještě si to chvíli nech.',
    other: 'I to by šlo. Pro tuto lekci ale vyber, co je v rámečku.',
    later: 'Dobrý nápad na jindy. Všechno popořadě:',
  },
  ending: {
    full: 'Zahrát celou hru s radami',
    on: 'Dohrát tuto hru',
    back: 'Zpět na začátek',
  },

  hints: {
    title: 'Rady',
    tool: 'Rada (H)',
    off: 'V této hře jsou rady vypnuté.',
    what: 'S nimi ti počítač řekne, co by na tvém místě dělal. Ví jen to, co vidíš i ty.',
    on: 'Zapnout rady',
    turnOff: 'Vypnout rady',
    thinking: 'Počítač se vžívá do tvé situace…',
    nothing: 'Teď nemáš o čem rozhodovat.',
    failed: 'Tentokrát bez rady. Zkus to znovu.',
    retry: 'Zkusit znovu',
    close: 'Zavřít rady',
    best: 'Nejlepší tahy podle počítače',
    points: points => `asi ${points} VB`,
    chance: percent => `${percent} % na výhru`,
    note: 'Tvoje VB na konci hry a šance na výhru, jak je počítač odhaduje.',
    noteSolo: 'Tvoje VB na konci hry, jak je počítač odhaduje.',
  },
}
