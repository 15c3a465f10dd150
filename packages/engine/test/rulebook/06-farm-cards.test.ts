import { describe, expect, test } from 'vitest'
import type { CardId } from '../../src/index.ts'
import { type FarmPlan, numberOf, scenario } from '../scenario.ts'

const number = numberOf('coachman')
const with17 = (plan: FarmPlan = {}, round = 2) =>
  scenario({ round, farms: [{ ...plan, hand: ['coachman', ...(plan.hand ?? [])] }, {}] })

describe('§6.1 playing cards', () => {
  test('§6.1 one card', () => {
    const game = with17({ hand: ['baker'] }).do(`play ${number} field`)
    const refused = { rule: '6.1', why: 'noPlaysLeft', need: 1, have: 0 }
    expect(game.refused(`play ${numberOf('baker')} field`)).toEqual(refused)
    expect(game.hand(0)).toEqual([numberOf('baker')])
  })

  test('§6.1 two cards in round 1', () => {
    const game = with17({ hand: ['baker', 'mayor'] }, 1).do(`play ${number} field`, `play ${numberOf('baker')} helper`)
    expect(game.refused(`play ${numberOf('mayor')} field`)).toMatchObject({ rule: '6.1', why: 'noPlaysLeft' })
  })

  test('§6.1 only a card from one’s own hand', () => {
    const game = with17()
    expect(game.refused(`play ${numberOf('baker')} field`)).toEqual({ rule: '6.1', why: 'notInHand' })
  })

  test.each([1, 2])('R7 playing is a right, not a duty (round %i)', round => {
    const game = with17({ hand: ['baker'] }, round).do('endTurn')
    expect(game.seat).toBe(1)
    expect(game.hand(0)).toHaveLength(2)
    const one = with17({ hand: ['baker'] }, 1).do(`play ${number} field`, 'endTurn')
    expect(one.seat).toBe(1)
  })

  test('§6.1 left: a field, which arrives empty and is free', () => {
    const game = with17().do(`play ${number} field`)
    expect(game.farm(0).fields).toEqual([{ card: number, good: 'grain', ripe: false }])
    expect(game.farm(0)).toMatchObject({ silver: 0, pool: 25 })
  })

  test('§6.1 top: a market barrow, free', () => {
    const game = with17().do(`play ${number} barrow`)
    expect(game.farm(0).barrows).toEqual([{ card: number, filled: 0 }])
  })

  test('§6.1 right: a farm extension', () => {
    const game = with17({ silver: 1 }).do(`play ${number} extension`, 'pay silver store')
    expect(game.farm(0)).toMatchObject({ silver: 0, extensions: [number] })
  })

  test('§6.1 bottom: a helper, free', () => {
    const game = with17().do(`play ${number} helper`)
    expect(game.farm(0).helpers).toEqual([{ card: number, used: false, marked: false }])
  })

  test('§6.1 only the side that was chosen counts', () => {
    const field = with17().do(`play ${number} field`)
    expect(field.farm(0)).toMatchObject({ barrows: [], extensions: [], helpers: [] })
    const played = scenario({
      step: 'buying',
      farms: [{ silver: 1, goods: { olive: 1 }, barrows: ['coachman'] }, {}],
    })
    expect(played.refused(`use ${number} 0`)).toEqual({ rule: 'card:coachman', why: 'notYours' })
  })

  test('§6.1 any number of fields', () => {
    const fields = Array<'olive'>(12).fill('olive')
    expect(with17({ fields }).do(`play ${number} field`).farm(0).fields).toHaveLength(13)
  })
})

describe('§6.1 a fourth barrow or helper', () => {
  const three = ['chef', 'packer', 'mayor'] as const satisfies CardId[]

  test('§6.1 a fourth barrow first discards one of the three', () => {
    const game = with17({ barrows: [...three] }).do(`play ${number} barrow`)
    expect(game.legal()).toEqual([...three.map(id => `discard ${numberOf(id)}`), 'cancel'])
    game.do(`discard ${numberOf('packer')}`)
    expect(game.farm(0).barrows.map(one => one.card)).toEqual([numberOf('chef'), numberOf('mayor'), number])
    expect(game.task()).toEqual({ do: 'playing', plays: 0 })
  })

  test('§6.1 a fourth helper first discards one of the three', () => {
    const game = with17({ helpers: [...three] }).do(`play ${number} helper`, `discard ${numberOf('mayor')}`)
    expect(game.farm(0).helpers.map(one => one.card)).toEqual([numberOf('chef'), numberOf('packer'), number])
    expect(game.saw('helperDiscarded')).toEqual([{ type: 'helperDiscarded', seat: 0, card: numberOf('mayor') }])
  })

  test('§6.1 until one is named the card can be taken back', () => {
    const game = with17({ helpers: [...three] }).do(`play ${number} helper`, 'cancel')
    expect(game.farm(0).helpers).toHaveLength(3)
    expect(game.hand(0)).toEqual([number])
    expect(game.task()).toEqual({ do: 'playing', plays: 1 })
  })

  test('R6 the barrow goes face up to the discards, its markers return, its goods are lost', () => {
    const barrows: FarmPlan['barrows'] = ['chef', 'mayor', { card: 'packer', filled: ['olive'] }]
    const game = with17({ barrows })
    expect(game.farm(0).pool).toBe(24)
    game.do(`play ${number} barrow`, `discard ${numberOf('packer')}`)
    expect(game.table.discards).toEqual([numberOf('packer')])
    expect(game.farm(0)).toMatchObject({ pool: 25, points: 0, silver: 0, goods: { olive: 0, commodity: 0 } })
  })

  test('R6 the mark of a discarded helper returns', () => {
    const game = with17({ helpers: ['chef', 'mayor', { card: 'farmServant', used: true }] })
    game.do(`play ${number} helper`, `discard ${numberOf('farmServant')}`)
    expect(game.farm(0).pool).toBe(25)
    expect(game.table.discards).toEqual([numberOf('farmServant')])
  })

  test('R6 its use this round is forgotten: drawn and played again it is ready', () => {
    const servant = numberOf('farmServant')
    const game = scenario({
      pile: [],
      farms: [
        {
          hand: ['coachman'],
          helpers: ['chef', 'mayor', { card: 'farmServant', used: true }],
          goods: { commodity: 1, olive: 1 },
        },
        {},
      ],
    })
    game.do(`play ${number} helper`, `discard ${servant}`, 'spend card', 'draw')
    game.do(`play ${servant} helper`, `discard ${number}`)
    expect(game.farm(0).helpers.at(-1)).toEqual({ card: servant, used: false, marked: false })
    expect(game.can(`use ${servant} 0`)).toBe(true)
  })

  test('R6 pigs that only a discarded helper had room for are lost', () => {
    const game = with17({ helpers: ['chef', 'mayor', 'swineherd'], goods: { pig: 4 } })
    game.do(`play ${number} helper`, `discard ${numberOf('swineherd')}`)
    expect(game.farm(0)).toMatchObject({ silver: 0, pool: 23, goods: { pig: 2 } })
  })

  test('R6 the same when a card is played outside the farm phase', () => {
    const game = scenario({
      step: 'buying',
      farms: [
        {
          hand: ['coachman'],
          barrows: ['chef', { card: 'packer', filled: ['pig'] }, 'mayor'],
          goods: { commodity: 1 },
        },
        {},
      ],
    })
    game.do('spend card', `play ${number} barrow`)
    expect(game.task()).toEqual({ do: 'makingRoom', side: 'barrow' })
    game.do(`discard ${numberOf('packer')}`)
    expect(game.farm(0)).toMatchObject({ pool: 25, barrows: [{}, {}, { card: number }] })
    expect(game.table.discards).toEqual([numberOf('packer')])
  })

  test('R6 only one of those three can make room; fields and extensions never leave', () => {
    const game = with17({ helpers: [...three], extensions: ['trader'], barrows: ['porter'], fields: ['olive'] })
    game.do(`play ${number} helper`)
    const field = game.farm(0).fields[0]!.card
    for (const card of [field, numberOf('trader'), numberOf('porter'), number])
      expect(game.refused(`discard ${card}`)).toEqual({ rule: 'R6', why: 'notYours' })
  })

  test('R22 a Storage Builder with a roof on it cannot be discarded', () => {
    const helpers: FarmPlan['helpers'] = ['chef', 'storageBuilder', 'mayor']
    const storage = numberOf('storageBuilder')
    const game = with17({ helpers, roofs: ['olive', { roof: 'pig', used: true, space: 5 }] }).do(
      `play ${number} helper`,
    )
    expect(game.refused(`discard ${storage}`)).toEqual({ rule: 'R22', why: 'stillNeeded' })
    expect(game.legal()).toEqual([`discard ${numberOf('chef')}`, `discard ${numberOf('mayor')}`, 'cancel'])
    const bare = with17({ helpers, roofs: ['olive'] }).do(`play ${number} helper`)
    expect(bare.can(`discard ${storage}`)).toBe(true)
  })
})
