import { Fragment } from 'react'
import { Die } from '../draw/Die.tsx'
import { Icon } from '../draw/Icon.tsx'
import type { Gifts } from './gives.ts'

/** What a space or a roof gives, in icons. It only decorates: the words stand in the label of the spot. */
export function Gives({ gifts }: { readonly gifts: Gifts }) {
  return (
    <span className="village-gives" aria-hidden="true">
      {gifts.map(({ sign, icons }, index) => (
        <Fragment key={`${sign} ${icons.join(' ')}`}>
          {index > 0 && <span className="village-or">/</span>}
          <span className="village-gift" data-bundle={icons.length > 1 || undefined}>
            {sign !== undefined && <span className="village-sign">{sign}</span>}
            {icons.map(name =>
              name === 'die' ? <Die key={name} value={5} size={18} /> : <Icon key={name} name={name} size={18} />,
            )}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
