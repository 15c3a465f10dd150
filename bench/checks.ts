/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Response } from '@playwright/test'
import { type Place, sitDown, target, visit } from './browser.ts'
import type { Row } from './rows.ts'

/** Of the rules and habits that apply to the start screen and to the table, how many are kept. */
export async function checks(at: Place): Promise<Row[]> {
  const complaints: string[] = []
  const answers: Response[] = []
  const { page } = await visit(at, {
    before: async fresh => {
      fresh.on('pageerror', error => complaints.push(error.message))
      fresh.on('console', message => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
      fresh.on('response', response => answers.push(response))
    },
  })
  await page.locator('.start-play').waitFor()
  const start = await accessible(page)
  await sitDown(page)
  await target(page)
  const table = await accessible(page)
  const kept = await habits(page, answers, complaints)
  await page.context().close()
  const broken = Object.entries(kept).filter(([, good]) => !good)
  for (const [name] of broken) console.error(`not kept: ${name}`)
  const all = Object.keys(kept).length
  return [
    { name: 'accessibility, rules of axe kept', value: Math.min(start, table), unit: '%' },
    { name: 'best practices kept', value: (100 * (all - broken.length)) / all, unit: '%' },
  ]
}

async function accessible(page: Page): Promise<number> {
  const { passes, violations } = await new AxeBuilder({ page }).analyze()
  return (100 * passes.length) / (passes.length + violations.length)
}

async function habits(
  page: Page,
  answers: readonly Response[],
  complaints: readonly string[],
): Promise<Readonly<Record<string, boolean>>> {
  const headers = (await answers[0]?.allHeaders()) ?? {}
  const texts = answers.filter(answer => /\.(js|css)$/.test(new URL(answer.url()).pathname))
  const packed = await Promise.all(texts.map(async answer => (await answer.allHeaders())['content-encoding']))
  const inPage = await page.evaluate(() => ({
    doctype: document.doctype?.name === 'html',
    charset: document.characterSet === 'UTF-8',
    title: document.title !== '',
    language: document.documentElement.lang !== '',
    viewport: document.querySelector('meta[name="viewport"]') !== null,
    description: document.querySelector('meta[name="description"]') !== null,
    'can be installed': document.querySelector('link[rel="manifest"]') !== null,
    'service worker': navigator.serviceWorker !== undefined,
  }))
  return {
    ...inPage,
    'nothing on the console': complaints.length === 0,
    'every request answered': answers.every(answer => answer.status() < 400),
    'content security policy': (headers['content-security-policy'] ?? '').includes("default-src 'self'"),
    'no guessing of types': headers['x-content-type-options'] === 'nosniff',
    'sent packed': packed.every(encoding => encoding !== undefined),
    'nothing from elsewhere': answers.every(answer => new URL(answer.url()).host === new URL(page.url()).host),
  }
}
