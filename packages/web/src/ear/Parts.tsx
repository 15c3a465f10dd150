import type { ReactNode } from 'react'
import type { Grid, Part, Section } from './page.ts'
import { headingId } from './useEar.ts'

/** One heading with what belongs to it. */
export function Chapter({ section }: { readonly section: Section }) {
  return (
    <Titled id={section.id} title={section.title}>
      {section.parts.map((part, index) => (
        <PartOf key={index} part={part} />
      ))}
    </Titled>
  )
}

interface TitledProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export function Titled({ id, title, children }: TitledProps) {
  const heading = headingId(id)
  return (
    <section className="ear-section" data-section={id} aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function PartOf({ part }: { readonly part: Part }) {
  if (part.kind === 'grid') return <GridOf grid={part} />
  return (
    <div className="ear-part">
      {part.title === undefined ? undefined : <h3>{part.title}</h3>}
      <ul>
        {part.items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

function GridOf({ grid: { title, head, rows } }: { readonly grid: Grid }) {
  return (
    <table className="ear-grid">
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={column}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
