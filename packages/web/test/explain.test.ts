import { type Concepts, LANGUAGES, learn, learnBook, namesIn, uiIn } from '@la-granja/text'
import { describe, expect, it } from 'vitest'
import { pageOf } from '../src/book/pages.ts'
import { lineOf } from '../src/explain/lines.ts'
import type { SignRef } from '../src/explain/signs.ts'
import { clearPlace } from '../src/explain/where.ts'

describe('what is said about a sign', () => {
  it.each(LANGUAGES)('is a name, a sentence and a page, in %s', async language => {
    await learn(language)
    const book = await learnBook(language)
    const groups = Object.keys(book.concepts) as (keyof Concepts)[]
    const refs = groups.flatMap(group => Object.keys(book.concepts[group]).map(id => [group, id] as unknown as SignRef))
    expect(refs.length).toBeGreaterThan(60)
    for (const ref of refs) {
      const { name, says, page } = lineOf(ref, book, namesIn(language), uiIn(language).village.opening)
      expect(name, ref.join(' ')).not.toBe('')
      expect(says, ref.join(' ')).toMatch(/^[\p{Lu}\d].*[.!]$/u)
      expect(pageOf(page), ref.join(' ')).toBe(page)
      expect(page, ref.join(' ')).not.toBe('signs')
    }
  })
})

describe('where an explanation goes', () => {
  const screen = { width: 1280, height: 720 }
  const panel = { width: 280, height: 120 }
  const meets = (a: { left: number; top: number }, b: { left: number; top: number; width: number; height: number }) =>
    a.left < b.left + b.width &&
    b.left < a.left + panel.width &&
    a.top < b.top + b.height &&
    b.top < a.top + panel.height

  it('is neither on what it explains nor on what is shown larger', () => {
    for (let left = 0; left <= 1240; left += 31)
      for (let top = 0; top <= 680; top += 17) {
        const anchor = { left, top, width: 40, height: 40 }
        const larger = { left: left > 640 ? left - 310 : left + 48, top: Math.min(top, 300), width: 300, height: 410 }
        const at = clearPlace(anchor, panel, screen, ['above', 'below'], [larger])
        expect(meets(at, anchor), `${left} ${top}`).toBe(false)
        expect(meets(at, larger), `${left} ${top}`).toBe(false)
      }
  })

  it('is above, where there is room', () => {
    const anchor = { left: 600, top: 300, width: 40, height: 40 }
    expect(clearPlace(anchor, panel, screen, ['above', 'below'], [])).toEqual({ left: 480, top: 172 })
  })

  it('leaves free what it explains, even where what is shown larger fills the screen', () => {
    const anchor = { left: 20, top: 300, width: 40, height: 40 }
    const at = clearPlace(
      anchor,
      panel,
      { width: 390, height: 844 },
      ['above'],
      [{ left: 8, top: 8, width: 374, height: 828 }],
    )
    expect(meets(at, anchor)).toBe(false)
  })
})
