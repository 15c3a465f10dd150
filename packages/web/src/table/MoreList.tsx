import type { Action, PlayerView } from '@la-granja/engine'
import { describeAction } from '@la-granja/text'
import { type RefObject, useEffect, useRef } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover, Text } from 'react-aria-components'
import { afterPaint } from '../draw/afterPaint.ts'
import { doAction } from '../game/store.ts'
import { InLanguage } from '../start/InLanguage.tsx'
import { useLanguage, useUi } from '../words.ts'
import { groupsOf } from './groups.ts'
import { Lock } from './Lock.tsx'

interface MoreListProps {
  readonly legal: readonly Action[]
  readonly view: PlayerView
  readonly above: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** The list of everything that can be done, in groups. */
export function MoreList({ legal, view, above, onClose }: MoreListProps) {
  const words = useUi().table.prompt
  const language = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  // Opened again, the menu itself gets the focus after a while, and Enter would do nothing.
  useEffect(() => {
    const toFirst = () => {
      const menu = list.current
      if (menu !== null && document.activeElement === menu)
        menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    }
    const soon = () => afterPaint(toFirst)
    soon()
    document.addEventListener('focusin', soon)
    return () => document.removeEventListener('focusin', soon)
  }, [])
  return (
    <InLanguage>
      <Popover
        className="shell-popover table-menu-popover"
        placement="top end"
        trigger="MenuTrigger"
        triggerRef={above}
        isOpen
        onOpenChange={is => is || onClose()}
      >
        <Menu ref={list} className="shell-list table-menu" aria-label={words.more} autoFocus="first" onClose={onClose}>
          {groupsOf(legal).map(({ name, actions }) => (
            <MenuSection key={name}>
              <Header className="table-menu-head">{words.groups[name]}</Header>
              {actions.map(action => {
                const label = describeAction(action, view, language)
                return (
                  <MenuItem
                    key={JSON.stringify(action)}
                    textValue={label}
                    className="shell-option table-menu-item"
                    onAction={() => doAction(action)}
                  >
                    <Text slot="label">{label}</Text>
                    <Lock view={view} action={action} />
                  </MenuItem>
                )
              })}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </InLanguage>
  )
}
