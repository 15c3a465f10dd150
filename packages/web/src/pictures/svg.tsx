import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { fontsFor, type Probe } from './fonts.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Drawn extends Size {
  /** The file. */
  readonly svg: string
  readonly probes: readonly Probe[]
}

/** What style sheets say about the drawings on the page. */
const STYLES = `
text { font-variant-numeric: lining-nums; }
.icon, .piece, .die, .points { overflow: visible; }
.points text { fill: var(--ink-on-points); font-family: var(--text); font-weight: 700; text-anchor: middle; }
.village-neutral circle { fill: none; stroke: var(--ink-soft); stroke-width: 5; }
`

/** A drawing as a file that needs nothing else: colours by their values, letters with their faces. */
export async function svgOf(drawing: ReactNode, size: Size, title: string): Promise<Drawn> {
  const drawn = drawnAs(drawing)
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  const { rules, probes } = await fontsFor(drawn.textContent ?? '')
  style.textContent = rules + STYLES
  const name = document.createElementNS('http://www.w3.org/2000/svg', 'title')
  name.textContent = title
  drawn.prepend(name, style)
  drawn.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`)
  drawn.setAttribute('width', String(size.width))
  drawn.setAttribute('height', String(size.height))
  // The ink of what has the colour of the text around it.
  drawn.setAttribute('color', 'var(--ink)')
  return { svg: coloured(new XMLSerializer().serializeToString(drawn)), ...size, probes }
}

/** Beside the page, in one go. */
function drawnAs(drawing: ReactNode): SVGSVGElement {
  const holder = document.createElement('div')
  const root = createRoot(holder)
  // biome-ignore lint/a11y/noSvgWithoutTitle: it gets its title when it leaves the page
  flushSync(() => root.render(<svg xmlns="http://www.w3.org/2000/svg">{drawing}</svg>))
  const drawn = holder.firstElementChild?.cloneNode(true)
  root.unmount()
  if (!(drawn instanceof SVGSVGElement)) throw new Error('nothing was drawn')
  return drawn
}

/** With the colours and faces of the page as they are now. */
function coloured(text: string): string {
  const page = getComputedStyle(document.documentElement)
  return text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
    const value = page.getPropertyValue(name).trim()
    // Within an attribute, a name in double quotes would end it.
    return value === '' ? whole : value.replaceAll('"', "'")
  })
}
