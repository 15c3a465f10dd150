import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const here = createRequire(import.meta.url)
const { source } = createRequire(here.resolve('@axe-core/playwright'))('axe-core') as { readonly source: string }

interface Axe {
  run(
    where: { readonly include: readonly string[] },
    how: {
      readonly preload: false
      readonly resultTypes: readonly 'violations'[]
      readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>
      readonly runOnly?: readonly string[]
    },
  ): Promise<{ readonly violations: readonly { readonly id: string; readonly nodes: readonly Found[] }[] }>
}

interface Found {
  readonly target: readonly unknown[]
}

interface How {
  /** The whole page where nothing is said. */
  readonly parts?: readonly string[] | undefined
  /** Not at all, or nothing else: all rules where nothing is said. */
  readonly colours?: 'left out' | 'alone'
}

/** What axe has against the page, by all of its rules. Where it was before, it need not be brought again. */
export async function findings(page: Page, { parts = ['html'], colours }: How = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ include, wish }) => {
      const { axe } = window as unknown as { readonly axe: Axe }
      const wished =
        wish === 'alone'
          ? { runOnly: ['color-contrast'] }
          : { rules: { 'color-contrast': { enabled: wish !== 'left out' } } }
      const { violations } = await axe.run({ include }, { preload: false, resultTypes: ['violations'], ...wished })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    { include: parts, wish: colours },
  )
}
