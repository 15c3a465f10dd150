import { useEffect } from 'react'
import { focusedByKey } from '../draw/byKey.ts'
import { explain, hideExplanation, type Unit, useExplained } from './shown.ts'
import { unitAt, unitIn } from './units.ts'

/** A pointer that rests wants to know; one that passes by does not. */
const HOVER = 500
const FOCUS = 700
const LONG_PRESS = 450
/** The time to move the pointer onto the explanation. */
const GRACE = 450
/** A finger is never quite still. */
const TREMBLE = 10

/** One listener of each kind for the whole page. */
export function useExplaining(): void {
  useEffect(() => {
    const { kinds, stop } = listeners()
    const all = Object.entries(kinds) as [keyof WindowEventMap, EventListener][]
    for (const [kind, listener] of all) window.addEventListener(kind, listener, true)
    return () => {
      for (const [kind, listener] of all) window.removeEventListener(kind, listener, true)
      stop()
    }
  }, [])
}

function listeners() {
  let showing: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let pressedAt: { readonly x: number; readonly y: number } | undefined
  /** The press that showed the explanation is not also a touch of the thing. */
  let swallow = false

  const soon = (unit: Unit, wait: number) => {
    clearTimeout(showing)
    showing = setTimeout(() => {
      clearTimeout(hiding)
      swallow = unit.by === 'press'
      if (unit.anchor.isConnected) explain(unit)
    }, wait)
  }
  const away = () => {
    clearTimeout(showing)
    clearTimeout(hiding)
    hideExplanation()
  }
  const shownBy = () => useExplained.getState().unit?.by

  const kinds = {
    pointerover: (event: PointerEvent) => {
      const target = elementOf(event)
      if (event.pointerType !== 'mouse' || target === undefined) return
      if (target.closest('.explain') !== null) {
        clearTimeout(showing)
        clearTimeout(hiding)
        return
      }
      // What comes under a pointer that rests where it has clicked was not asked for.
      if (pressedAt !== undefined && pressedAt.x === event.clientX && pressedAt.y === event.clientY) return
      const unit = unitAt(target, 'pointer')
      const now = useExplained.getState().unit
      clearTimeout(showing)
      if (unit !== undefined && now?.anchor === unit.anchor && now.sign === unit.sign) return clearTimeout(hiding)
      if (now?.by === 'pointer') {
        clearTimeout(hiding)
        hiding = setTimeout(hideExplanation, GRACE)
      }
      if (unit !== undefined) soon(unit, HOVER)
    },
    pointerdown: (event: PointerEvent) => {
      const target = elementOf(event)
      if (target?.closest('.explain a') != null) return
      away()
      swallow = false
      pressedAt = { x: event.clientX, y: event.clientY }
      const unit = event.pointerType === 'mouse' || target === undefined ? undefined : unitAt(target, 'press')
      if (unit !== undefined) soon(unit, LONG_PRESS)
    },
    pointermove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || pressedAt === undefined) return
      if (Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > TREMBLE) clearTimeout(showing)
    },
    pointerup: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') clearTimeout(showing)
    },
    pointercancel: () => clearTimeout(showing),
    click: (event: MouseEvent) => {
      if (!swallow) return
      swallow = false
      event.preventDefault()
      event.stopPropagation()
    },
    contextmenu: (event: MouseEvent) => {
      if (swallow) event.preventDefault()
    },
    focusin: (event: FocusEvent) => {
      const target = elementOf(event)
      if (target === undefined || !focusedByKey(target)) return
      const unit = unitIn(target)
      if (unit !== undefined) soon(unit, FOCUS)
    },
    focusout: () => {
      if (shownBy() === 'pointer') return
      clearTimeout(showing)
      if (shownBy() === 'focus') hideExplanation()
    },
    keydown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') away()
    },
    scroll: (event: Event) => {
      if (shownBy() !== undefined && elementOf(event)?.closest('.explain') == null) away()
    },
    resize: away,
  }
  return { kinds, stop: away }
}

function elementOf({ target }: Event): Element | undefined {
  return target instanceof Element ? target : undefined
}
