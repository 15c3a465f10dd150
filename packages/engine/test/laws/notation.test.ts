import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACTION_TYPES, type Action, formatAction, parseAction, SEATS, SHAPES } from '../../src/index.ts'
import { everyAction } from './laws.ts'

/** The whole notation: every line there is, with its action. */
const actions = new Map<string, Action>(
  SEATS.flatMap(seat => everyAction(seat).map(action => [formatAction(action), action] as const)),
)
const lines = [...actions.keys()]

/** A line is an action exactly if it is one of them. */
function judge(text: string): void {
  expect(parseAction(text)).toStrictEqual(actions.get(text))
}

/** The lines of all actions with something done to each; those that came out as another proper line are left out. */
function spoilt(spoil: (words: string[], line: string) => string): string[] {
  return lines.map(line => spoil(line.split(' '), line)).filter(text => !actions.has(text))
}

function accepted(texts: readonly string[]): string[] {
  return texts.filter(text => parseAction(text) !== undefined)
}

const numbers = (words: readonly string[], change: (word: string) => string) =>
  words.map(word => (/^\d+$/.test(word) ? change(word) : word)).join(' ')

describe('notation of the whole space of actions', () => {
  test('notation: every action is one line of its own, and reads back as it was', () => {
    expect(actions.size).toBe(SEATS.length * everyAction(0).length)
    for (const [line, action] of actions) {
      const back = parseAction(line)
      if (back === undefined || formatAction(back) !== line) throw new Error(line)
      expect(back).toEqual(action)
    }
  })

  test('notation: seat, verb, then the fields in the order of the shape, with single spaces', () => {
    expect(formatAction({ type: 'endTurn', seat: 3 })).toBe('3 endTurn')
    expect(formatAction({ row: 0, building: 'deli', from: 'field', good: 'olive', seat: 2, type: 'deliver' })).toBe(
      '2 deliver olive field deli 0',
    )
    expect(formatAction({ type: 'takeBackDelivery', seat: 0, symbol: 5, place: 66 })).toBe('0 takeBackDelivery 66 5')
    for (const [line, action] of actions) {
      const fields = Object.keys(SHAPES[action.type]).map(field => String(action[field as keyof Action]))
      if (line !== [action.seat, action.type, ...fields].join(' ')) throw new Error(line)
    }
  })

  test('notation: a line is short plain text, for records that stay small', () => {
    for (const line of lines) if (!/^[ 0-9A-Za-z]{6,48}$/.test(line)) throw new Error(line)
  })
})

describe('notation of what is not quite an action', () => {
  test.each<[string, (words: string[], line: string) => string]>([
    ['a space before', (_, line) => ` ${line}`],
    ['a space behind', (_, line) => `${line} `],
    ['two spaces', (_, line) => line.replace(' ', '  ')],
    ['two spaces before the last word', words => [...words.slice(0, -1), '', words.at(-1)].join(' ')],
    ['a tab', (_, line) => line.replace(' ', '\t')],
    ['a no-break space', (_, line) => line.replaceAll(' ', '\u00a0')],
    ['a line break behind', (_, line) => `${line}\n`],
    ['a line break after the seat', words => [`${words[0]}\n`, ...words.slice(1)].join(' ')],
    ['a comma', (_, line) => line.replace(' ', ', ')],
    ['a byte order mark', (_, line) => `\ufeff${line}`],
    ['a null character', (_, line) => `${line}\0`],
    ['two lines', (_, line) => `${line}\n${line}`],
    ['upper case', (_, line) => line.toUpperCase()],
    ['lower case', (_, line) => line.toLowerCase()],
    ['a capital at the start of the verb', (_, line) => line.replace(/[a-z]/, letter => letter.toUpperCase())],
    ['a capital at the start of the last word', words => words.map(capital).join(' ')],
    ['leading zeros', words => numbers(words, word => `0${word}`)],
    ['a leading zero in the seat', (_, line) => `0${line}`],
    ['a plus sign', words => numbers(words, word => `+${word}`)],
    ['a minus sign', words => numbers(words, word => `-${word}`)],
    ['decimals', words => numbers(words, word => `${word}.0`)],
    ['an exponent', words => numbers(words, word => `${word}e0`)],
    ['hexadecimal numbers', words => numbers(words, word => `0x${Number(word).toString(16)}`)],
    ['numbers with separators', words => numbers(words, word => `${word}_0`)],
    ['Arabic digits', (_, line) => foreign(line, 0x660)],
    ['full-width digits', (_, line) => foreign(line, 0xff10)],
    ['mathematical digits', (_, line) => foreign(line, 0x1d7ce)],
    ['a seat that is not there', words => [Number(words[0]) + 4, ...words.slice(1)].join(' ')],
    ['no seat', words => words.slice(1).join(' ')],
    ['no verb', words => [words[0], ...words.slice(2)].join(' ')],
    ['the last word missing', words => words.slice(0, -1).join(' ')],
    ['one word too many', (_, line) => `${line} 0`],
    ['the last word twice', words => [...words, words.at(-1)].join(' ')],
    ['the words in reverse order', words => [...words].reverse().join(' ')],
    ['verb before seat', words => [words[1], words[0], ...words.slice(2)].join(' ')],
    ['the fields in reverse order', words => [...words.slice(0, 2), ...words.slice(2).reverse()].join(' ')],
    ['a homoglyph', (_, line) => line.replace(/e/, '\u0435').replace(/a/, '\u0430')],
    ['an accent', words => words.map(word => `${word}\u0301`).join(' ')],
    ['the line over and over', (_, line) => `${line} `.repeat(50)],
  ])('notation: %s', (_, spoil) => {
    const texts = spoilt(spoil)
    expect(texts.length).toBeGreaterThan(100)
    expect(accepted(texts)).toEqual([])
  })

  test('notation: values that another field would take are not taken here', () => {
    for (const line of ['0 sell food store', '0 buy commodity', '0 pay commodity store', '0 takeDie 7', '0 takeDie 0'])
      expect(parseAction(line)).toBeUndefined()
    for (const line of ['0 play 67 field', '0 chooseDonkey 5', '0 deliver olive store deli 4', '0 grow pig'])
      expect(parseAction(line)).toBeUndefined()
  })

  test('notation: words that every object knows are no verbs and no values', () => {
    const known = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length', 'undefined', 'null', 'NaN']
    for (const word of known) {
      for (const line of [`0 ${word}`, `0 sell ${word} store`, `0 sell olive ${word}`, `${word} endTurn`, word])
        expect(parseAction(line), line).toBeUndefined()
    }
  })

  test('notation: very long text is no action', () => {
    const long = 100_000
    for (const word of ['0', '9', ' ', 'a', '0 ', '0 endTurn ', '0 endTurn\n', '💧'])
      for (const start of ['', '0 ', '0 play ', '0 play 1 '])
        expect(parseAction(start + word.repeat(long))).toBeUndefined()
  })
})

describe('notation of anything', () => {
  const words = [...new Set<string>([...ACTION_TYPES, ...lines.flatMap(line => line.split(' '))])]

  test('notation: any text reads as the action whose line it is, or as nothing', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 7 }).map(list => list.join(' ')),
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map(list => `0 ${list.join(' ')}`),
    )
    fc.assert(fc.property(text, judge), { numRuns: 5000, seed: 1 })
  })

  test('notation: a line with any character put in, taken out or changed', () => {
    const edited = fc
      .tuple(
        fc.constantFrom(...lines),
        fc.nat(),
        fc.nat(2),
        fc.oneof(fc.constantFrom('', ...' 0123456789'), fc.string()),
      )
      .map(([line, at, gone, put]) => {
        const start = at % (line.length + 1)
        return line.slice(0, start) + put + line.slice(start + gone)
      })
    fc.assert(fc.property(edited, judge), { numRuns: 5000, seed: 2 })
  })
})

function capital(word: string, index: number, words: readonly string[]): string {
  return index === words.length - 1 ? word.replace(/^[a-z]/, letter => letter.toUpperCase()) : word
}

/** The digits of another script, from its zero on. */
function foreign(line: string, zero: number): string {
  return line.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)))
}
