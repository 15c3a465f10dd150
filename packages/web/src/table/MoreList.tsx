import type { Action, ActionType, PlayerView } from '@la-granja/engine'
import { describeAction } from '@la-granja/text'
import type { RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover, Text } from 'react-aria-components'
import { doAction } from '../game/store.ts'
import { useLanguage, useUi } from '../words.ts'
import { Lock } from './Lock.tsx'

const GROUPS = [
  ['turn', ['endTurn', 'finish', 'cancel', 'collect']],
  ['dice', ['takeDie', 'changeDie', 'resolve']],
  ['transport', ['chooseDonkey', 'advance']],
  ['deliveries', ['deliver', 'load', 'buyDeliveries']],
  ['market', ['placeStall']],
  ['cards', ['play', 'draw', 'discard', 'keep']],
  ['goods', ['take', 'grow', 'barter', 'pay', 'repeat']],
  ['trade', ['sell', 'buy', 'upgrade', 'spend']],
  ['roofs', ['buyRoof', 'useRoof', 'turnUp']],
  ['helpers', ['use']],
  ['markers', ['forgo', 'takeBack', 'takeBackDelivery', 'takeBackStall', 'takeBackMark']],
] as const satisfies readonly (readonly [string, readonly ActionType[]])[]

// An action type in no group would be out of reach here, so it must not compile.
type Missing = Exclude<ActionType, (typeof GROUPS)[number][1][number]>
const complete: Missing extends never ? true : Missing = true

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
  const groups = GROUPS.flatMap(([name, types]) => {
    const actions = legal.filter(({ type }) => complete && (types as readonly ActionType[]).includes(type))
    return actions.length === 0 ? [] : [{ name, actions }]
  })
  return (
    <Popover
      className="shell-popover table-menu-popover"
      placement="top end"
      trigger="MenuTrigger"
      triggerRef={above}
      isOpen
      onOpenChange={is => is || onClose()}
    >
      <Menu className="shell-list table-menu" aria-label={words.more} autoFocus="first" onClose={onClose}>
        {groups.map(({ name, actions }) => (
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
  )
}
