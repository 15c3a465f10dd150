import { settings, useSettings } from '../game/settings.ts'

const darkDevice = matchMedia('(prefers-color-scheme: dark)')
const stillDevice = matchMedia('(prefers-reduced-motion: reduce)')

function apply(): void {
  const { theme, motion } = settings()
  const { dataset } = document.documentElement
  dataset.theme = theme === 'system' ? (darkDevice.matches ? 'dark' : 'light') : theme
  dataset.motion = motion && !stillDevice.matches ? 'on' : 'off'
  // The browser's own frame follows the paper.
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
}

/** Theme and motion are attributes of the page, so that style sheets alone can follow them. */
export function followSettings(): void {
  apply()
  useSettings.subscribe(apply)
  darkDevice.addEventListener('change', apply)
  stillDevice.addEventListener('change', apply)
}

export function isDark(): boolean {
  return document.documentElement.dataset.theme === 'dark'
}
