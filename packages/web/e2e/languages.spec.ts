import { LANGUAGES, learn, uiIn } from '../../text/src/index.ts'
import { findings } from './axe.ts'
import { CORNERS } from './corners.ts'
import { outOfShape } from './layout.ts'
import { expect, test } from './online.ts'
import { ROOMS, type Room, type Visit, visit } from './rooms.ts'

type Wrong = Readonly<Record<string, readonly string[]>>

function onlyWrong(found: Wrong): Wrong {
  return Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0))
}

/** What is wrong in these rooms, by the rules of axe and by their shape on a large screen and on a phone. */
async function wrongIn(rooms: readonly Room[], here: Visit): Promise<Wrong> {
  const { page, language } = here
  const found: Record<string, readonly string[]> = {}
  for (const { name, parts, enter } of rooms) {
    await enter(here)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    // They are the same in all languages, and take axe longest.
    const colours = language === 'en' ? undefined : 'left out'
    if (parts?.length !== 0) found[name] = await findings(page, { parts, ...(colours && { colours }) })
    found[`${name}, large`] = await outOfShape(page)
    await page.setViewportSize({ width: 390, height: 844 })
    found[`${name}, on a phone`] = await outOfShape(page)
    await page.setViewportSize({ width: 1280, height: 720 })
  }
  return onlyWrong(found)
}

for (const language of LANGUAGES)
  test(`in ${language}, axe finds nothing in any room, and every room holds together`, async ({ guest, house }) => {
    test.slow()
    await learn(language)
    expect(await wrongIn(ROOMS, await visit(await guest(), house, language))).toEqual({})
  })

test('axe finds nothing in the corners', async ({ guest, house }) => {
  test.slow()
  expect(await wrongIn(CORNERS, await visit(await guest(), house, 'en'))).toEqual({})
})

test('by night, everything stands out from the paper too', async ({ guest, house }) => {
  test.slow()
  const here = await visit(await guest(), house, 'en', { theme: 'dark' })
  const found: Record<string, readonly string[]> = {}
  for (const { name, parts, enter } of [...ROOMS, ...CORNERS]) {
    await enter(here)
    if (parts?.length !== 0) found[name] = await findings(here.page, { parts, colours: 'alone' })
  }
  expect(onlyWrong(found)).toEqual({})
})

test('the first language of the browser that we speak is spoken, and another one is two clicks away', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ locale: 'pl-PL', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(house)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await learn('pl')
  await page.getByLabel(uiIn('pl').table.start.language).selectOption('cs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await context.close()
})
