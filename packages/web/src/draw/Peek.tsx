import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { focusedByKey } from './byKey.ts'
import { type Box, place, type Spot } from './place.ts'
import { isResting } from './resting.ts'
import './peek.css'

const HOVER = 220
const LONG_PRESS = 420

/**
 * Something that shows itself larger on hover, focus or long press: props for the small one, and the large one. The large one is
 * for the eyes: the label of the small one already says everything.
 */
export function usePeek(large: () => ReactNode, wishes: readonly Spot[]) {
  const [anchor, setAnchor] = useState<Element>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressed = useRef(false)
  /** It has come to the pointer, and not the pointer to it. */
  const slid = useRef(false)

  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setAnchor(undefined)
  }, [])
  const soon = (element: Element, wait: number, press: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      pressed.current = press
      setAnchor(element)
    }, wait)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (anchor === undefined) return
    const leave = (event: Event) => {
      if (!(event instanceof globalThis.KeyboardEvent) || event.key === 'Escape') hide()
    }
    const kinds = ['pointerdown', 'keydown', 'scroll', 'resize'] as const
    for (const kind of kinds) window.addEventListener(kind, leave, true)
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, leave, true)
    }
  }, [anchor, hide])

  const props = {
    tabIndex: 0,
    onPointerEnter: (event: PointerEvent) => {
      slid.current = isResting(event)
      if (event.pointerType === 'mouse' && !slid.current) soon(event.currentTarget, HOVER, false)
    },
    onPointerMove: (event: PointerEvent) => {
      if (!slid.current) return
      slid.current = false
      soon(event.currentTarget, HOVER, false)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') hide()
      else clearTimeout(timer.current)
    },
    onPointerDown: (event: PointerEvent) => {
      pressed.current = false
      // Whoever uses a thing has seen enough of it.
      if (event.pointerType === 'mouse') hide()
      else soon(event.currentTarget, LONG_PRESS, true)
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') clearTimeout(timer.current)
    },
    // The press that showed the panel is not also a touch of the thing.
    onClickCapture: (event: MouseEvent) => {
      if (!pressed.current) return
      pressed.current = false
      event.stopPropagation()
    },
    onContextMenu: (event: MouseEvent) => {
      if (pressed.current) event.preventDefault()
    },
    onFocus: (event: FocusEvent) => {
      if (event.target === event.currentTarget && focusedByKey(event.target)) setAnchor(event.currentTarget)
    },
    onBlur: hide,
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    },
  }
  const panel = anchor !== undefined && (
    <Panel anchor={anchor} wishes={wishes}>
      {large()}
    </Panel>
  )
  return { props, panel, hide }
}

interface PanelProps {
  readonly anchor: Element
  readonly wishes: readonly Spot[]
  readonly children: ReactNode
}

function Panel({ anchor, wishes, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const panel = ref.current
    if (panel === null) return
    const screen = { width: window.innerWidth, height: window.innerHeight }
    const { left, top } = place(boxOf(anchor), panel.getBoundingClientRect(), screen, wishes)
    panel.style.left = `${left}px`
    panel.style.top = `${top}px`
  })
  return createPortal(
    <div ref={ref} className="peek" aria-hidden="true">
      {children}
    </div>,
    document.body,
  )
}

/** What must not be covered: the thing itself and, to its left and right, the room in which its like are. */
function boxOf(anchor: Element): Box {
  const { top, height, left, width } = anchor.getBoundingClientRect()
  const room = anchor.closest('[data-peek-beside]')?.getBoundingClientRect()
  return { top, height, left: room?.left ?? left, width: room?.width ?? width }
}
