/** Frames what is spoken of. By a rule and not by hand, so that it holds however often the board is drawn anew. */
export function Pointed({ at }: { readonly at: readonly string[] }) {
  if (at.length === 0) return undefined
  const pointed = `.table :is(${at.join(', ')})`
  return <style>{`${pointed}:not(g) { ${FRAME} } ${pointed} > .village-ring { ${RING} }`}</style>
}

const FRAME = [
  'outline: 3px solid var(--pointed) !important',
  'outline-offset: 2px !important',
  'animation: var(--pointing)',
].join('; ')

/** A hex of the market is no box. */
const RING = 'stroke: var(--pointed) !important; stroke-width: 4px !important; animation: var(--pointing-ring)'
