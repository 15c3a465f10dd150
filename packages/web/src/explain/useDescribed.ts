import { useEffect } from 'react'

const ATTRIBUTE = 'aria-describedby'

/** While its explanation is shown, an element is described by it; what described it before stays. */
export function useDescribed(element: Element, id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return
    const before = element.getAttribute(ATTRIBUTE)
    element.setAttribute(ATTRIBUTE, before === null ? id : `${before} ${id}`)
    return () => {
      if (before === null) element.removeAttribute(ATTRIBUTE)
      else element.setAttribute(ATTRIBUTE, before)
    }
  }, [element, id])
}
