let lastByKey = false

// Browsers call a focus that a program has set "visible" even when it followed a touch: what counts is what people used last.
window.addEventListener('keydown', () => (lastByKey = true), { capture: true, passive: true })
window.addEventListener('pointerdown', () => (lastByKey = false), { capture: true, passive: true })

/** Whether the focus stands where a key has led it: whoever touches or clicks does not want to be told more for that. */
export function focusedByKey(element: Element): boolean {
  return lastByKey && element.matches(':focus-visible')
}
