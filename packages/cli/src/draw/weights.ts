import type { Weights } from '@la-granja/bots'

/** A module that exports the weights, laid out as the formatter would. */
export function drawWeights({ features, helpers }: Weights, command: string): string {
  return [
    `// Made by \`${command}\`; made again rather than changed by hand.`,
    "import type { Weights } from './evaluate.ts'",
    '',
    'export const LEARNED: Weights = {',
    '  features: {',
    ...Object.entries(features).map(([name, worths]) => `    ${key(name)}: [${worths.map(String).join(', ')}],`),
    '  },',
    '  helpers: {',
    ...Object.entries(helpers).map(([id, worth]) => `    ${key(id)}: ${worth},`),
    '  },',
    '}',
    '',
  ].join('\n')
}

/** A module that exports what each helper is worth. */
export function drawWorths(worths: Readonly<Record<string, number>>, command: string): string {
  return [
    `// Made by \`${command}\`; made again rather than changed by hand.`,
    "import type { CardId } from '@la-granja/engine'",
    '',
    '/** The points that each helper brings to a farm that has it from the first round to the last. */',
    'export const HELPER_WORTHS: Readonly<Record<CardId, number>> = {',
    ...Object.entries(worths).map(([id, worth]) => `  ${key(id)}: ${worth},`),
    '}',
    '',
  ].join('\n')
}

function key(name: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : `'${name}'`
}
