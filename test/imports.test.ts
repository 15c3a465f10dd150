import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// npm hoists and `tsc` does not mind, so an import that no manifest declares would pass unnoticed.

const packages = join(import.meta.dirname, '..', 'packages')

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(tsx?|css)$/.test(file))
    .map(file => join(folder, file))
}

function imported(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(
    /(?:^(?:import\b[^'\n]*|export\b[^'\n]* from |\} from )'|\bimport\('|url\("(?=@))([^'".][^'"]*)['"]/gm,
  )
  return [...found].map(([, name = '']) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  )
}

describe.each(readdirSync(packages))('package %s', name => {
  const manifest = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))

  test('imports only what its manifest declares', () => {
    const declared = Object.keys(manifest.dependencies ?? {})
    const missing = sources(join(packages, name, 'src')).flatMap(imported)
    expect(missing.filter(one => !declared.includes(one) && !one.startsWith('node:'))).toEqual([])
  })

  test('declares nothing that it does not import', () => {
    const used = new Set(sources(join(packages, name, 'src')).flatMap(imported))
    expect(Object.keys(manifest.dependencies ?? {}).filter(one => !used.has(one))).toEqual([])
  })
})

test('the engine and the bots know no clock, no platform and no chance but their own', () => {
  const files = ['engine', 'bots'].flatMap(name => sources(join(packages, name, 'src')))
  const guilty = files.filter(file =>
    /Math\.random|Date\.now|new Date|process\.|'node:/.test(readFileSync(file, 'utf8')),
  )
  expect(guilty).toEqual([])
})
