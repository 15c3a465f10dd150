import { WIDTH } from './paint.ts'

/** JSON for people: whatever fits on one line stands on one line. */
export function formatJson(value: unknown, indent = '', before = 0): string {
  const flat = flatJson(value)
  if (typeof value !== 'object' || value === null || indent.length + before + flat.length < WIDTH) return flat
  const deeper = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const entries = Object.entries(value).map(([key, item]) => {
    const label = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `
    return `${deeper}${label}${formatJson(item, deeper, label.length)}`
  })
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`
}

/** On one line, with a little air. */
function flatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${flatJson(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
