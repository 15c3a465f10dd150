import type { Page } from '@playwright/test'

/** What does not hold together: pages that scroll sideways, words that are cut off, controls that are out of sight. */
export function outOfShape(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} too wide`)
    const within = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body
    const call = (one: Element) =>
      `${one.tagName.toLowerCase()}.${one.getAttribute('class')} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').slice(0, 40)}”`
    const scrolls = (one: Element) => /auto|scroll/.test(getComputedStyle(one).overflowX)
    /** Whether it can be brought into sight by scrolling the box that it is in. */
    const isInScroller = (one: Element) => {
      for (let box = one.parentElement; box !== null; box = box.parentElement)
        if (scrolls(box) && box.scrollWidth > box.clientWidth) return true
      return false
    }
    const controls = 'button, a[href], select, input:not([type=file]), [role=tab], [role=radio], label'
    for (const one of within.querySelectorAll<HTMLElement>(controls)) {
      const { left, right, width, height } = one.getBoundingClientRect()
      const { display, visibility } = getComputedStyle(one)
      // What is for screen readers alone is drawn one pixel small.
      if (width < 8 || height < 8 || visibility !== 'visible' || one.closest('[inert]') !== null) continue
      if ((left < -1 || right > innerWidth + 1) && !isInScroller(one)) found.push(`out of sight: ${call(one)}`)
      if (display !== 'inline' && one.tagName !== 'INPUT' && one.scrollWidth > one.clientWidth + 1)
        found.push(`${one.scrollWidth - one.clientWidth} too narrow: ${call(one)}`)
    }
    // Boxes that must hold what is in them, whatever it is called.
    const boxes = '.village-crafts, .village-shop, .village-side, .table-bar, .table-prompt, .hand-cards'
    for (const box of document.querySelectorAll(boxes)) {
      if (scrolls(box)) continue
      const { left, right } = box.getBoundingClientRect()
      for (const part of box.children) {
        const inner = part.getBoundingClientRect()
        const shown = getComputedStyle(part).position !== 'absolute' && inner.width > 0
        if (shown && (inner.left < left - 1 || inner.right > right + 1)) found.push(`sticks out: ${call(part)}`)
      }
    }
    return found
  })
}
