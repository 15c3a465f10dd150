import type { Page } from '@playwright/test'
import { focused, focusedThing, playByKey, settled, walkTo, walkToTool } from './byKey.ts'
import { expect, test } from './page.ts'

/** Presses a key until the focus comes back to where it first went. */
async function stopsOf(page: Page, key: string): Promise<string[]> {
  const stops: string[] = []
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => {
      const focus = document.activeElement
      if (focus === null || focus === document.body) return 'body'
      const ring = focus.querySelector('.village-ring')
      const seen = ring === null ? getComputedStyle(focus).outlineStyle : getComputedStyle(ring).stroke
      const part = focus.closest(
        '[class*="village-"], .table-farm, .table-hand, .table-others, .table-tools, .table-tray',
      )
      const name = focus.getAttribute('aria-label') ?? focus.textContent
      return `${seen === 'none' ? 'no ring: ' : ''}${part?.getAttribute('class') ?? ''} ${name}`
    })
    if (stop === stops[0]) return stops
    // At its end the page is left, as it should be.
    if (stop !== 'body') stops.push(stop)
  }
  return [...stops, 'a trap']
}

test('Tab goes from part to part round the whole table: no trap, and always a ring', async ({ table }) => {
  await playByKey(table)
  const there = await stopsOf(table, 'Tab')
  expect(there).not.toContain('a trap')
  expect(there.filter(stop => stop.startsWith('no ring'))).toEqual([])
  // One stop for each part, whatever is in it.
  expect(there.length).toBeLessThan(32)
  expect(there.filter(stop => stop.includes('village-hex'))).toHaveLength(1)
  expect(there.filter(stop => stop.includes('table-hand'))).toHaveLength(1)
  expect(there.join('\n')).toContain('Everything that you can do now')
  const back = await stopsOf(table, 'Shift+Tab')
  expect(back.sort()).toEqual(there.sort())
})

const PARTS = {
  dice: '.village-dice [data-thing]',
  buildings: '.village-crafts [data-thing]',
  market: '.village-market [data-thing]',
  roofs: '.village-roofs [data-thing]',
  siesta: '.village-siesta [data-thing]',
  farm: '.table-farm [data-thing], .table-farm [data-says]',
  hand: '.table-hand [data-thing]',
} as const

test('arrows lead to everything inside a part and never out of it; N to everything that can be done', async ({
  table,
}) => {
  await playByKey(table)
  await eachDoable(table)
  await table.locator('.village-market [data-thing]').first().focus()
  await table.keyboard.press('End')
  const last = await focusedThing(table)
  await table.keyboard.press('ArrowUp')
  expect(await focusedThing(table)).toMatch(/^hex:/)
  expect(await focusedThing(table)).not.toBe(last)
  await table.keyboard.press('Home')
  expect(await focusedThing(table)).toBe('hex:1')
  for (const [part, selector] of Object.entries(PARTS)) {
    const { members, reached, left } = await table.evaluate(walkAll, selector)
    expect(members, part).toBeGreaterThan(1)
    expect([reached, left], part).toEqual([members, 0])
  }
  // On a phone, N brings the room along.
  await table.setViewportSize({ width: 390, height: 844 })
  await table.locator('.table-tab').first().click()
  await expect(table.locator('.table-hand')).toBeHidden()
  await table.keyboard.press('n')
  await expect(table.locator('.table-farm')).toBeVisible()
  await settled(table, 'N on a phone')
})

/** From the first member wherever arrows lead, in the page, because these are hundreds of keys. */
function walkAll(selector: string) {
  const members = [...document.querySelectorAll<HTMLElement>(selector)]
  const seen = new Set<Element | null>(members.slice(0, 1))
  let left = 0
  for (const from of seen)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      ;(from as HTMLElement).focus()
      window.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }))
      if (members.includes(document.activeElement as HTMLElement)) seen.add(document.activeElement)
      else left++
    }
  return { members: members.length, reached: seen.size, left }
}

async function eachDoable(table: Page): Promise<void> {
  const lit = await table.locator('[data-thing][data-lit], .table-act').count()
  const walk = async (key: string) => {
    const things: string[] = []
    for (let presses = 0; presses < lit; presses++) {
      await table.keyboard.press(key)
      things.push(await focused(table))
    }
    return things
  }
  const there = await walk('n')
  expect(new Set(there).size).toBe(lit)
  await table.keyboard.press('n')
  expect(await focused(table)).toBe(there[0])
  expect((await walk('Shift+N')).slice(0, -1).reverse()).toEqual(there.slice(1))
}

test('dialogs take the focus, keep it and give it back', async ({ table }) => {
  await playByKey(table)
  for (const name of ['Rules', 'Keyboard shortcuts', 'Settings']) {
    await walkToTool(table, name)
    await table.keyboard.press('Enter')
    const dialog = table.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let presses = 0; presses < 8; presses++) {
      await table.keyboard.press('Tab')
      expect(await dialog.evaluate(box => box.contains(document.activeElement))).toBe(true)
    }
    await table.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => focused(table)).toContain(name)
  }
})

test('? lists the keys and leads to the page of this step, and single keys can be switched off', async ({ table }) => {
  await playByKey(table)
  await table.keyboard.press('?')
  const list = table.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toContainText('To the next thing that you can use')
  await walkTo(table, '[role=dialog] button', /^What can I do now/)
  await table.keyboard.press('Enter')
  const book = table.getByRole('dialog', { name: 'Rule book' })
  await expect(book.locator('.book-title').first()).toHaveText(/§6\.1/)
  await table.keyboard.press('Escape')
  await expect(book).toHaveCount(0)
  await settled(table, 'the book')
  await table.keyboard.press('F1')
  await expect(book.locator('.book-title').first()).toHaveText(/§6\.1/)
  await table.keyboard.press('Escape')
  await expect(book).toHaveCount(0)

  await table.keyboard.press('?')
  await expect(list).toBeVisible()
  await walkTo(table, '[role=dialog] input[role=switch]')
  await table.keyboard.press(' ')
  await table.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await settled(table, 'the list')
  const before = await focused(table)
  for (const key of ['n', 'e', 'm', '?']) await table.keyboard.press(key)
  expect(await focused(table)).toBe(before)
  await expect(table.getByRole('dialog')).toHaveCount(0)
})
