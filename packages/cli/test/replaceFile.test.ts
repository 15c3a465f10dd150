import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replaceFile } from '../src/replaceFile.ts'

let folder = ''
let path = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'granja-test-'))
  path = join(folder, 'game.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a file is replaced', () => {
  it('as a whole, and nothing else is left behind', () => {
    replaceFile(path, 'one')
    replaceFile(path, 'two')
    expect(readFileSync(path, 'utf8')).toBe('two')
    expect(readdirSync(folder)).toEqual(['game.json'])
  })

  it('and nobody may read it who might not before', () => {
    writeFileSync(path, 'one', { mode: 0o600 })
    replaceFile(path, 'two')
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it.runIf(process.platform === 'linux')('or, on a full disk, not at all', () => {
    replaceFile(path, 'one')
    symlinkSync('/dev/full', `${path}.${process.pid}.new`)
    expect(() => replaceFile(path, 'two')).toThrow('ENOSPC')
    expect(readFileSync(path, 'utf8')).toBe('one')
    expect(readdirSync(folder)).toEqual(['game.json'])
  })

  it('where a link points to, and the link stays', () => {
    const link = join(folder, 'link.json')
    writeFileSync(path, 'one')
    symlinkSync(path, link)
    replaceFile(link, 'two')
    expect(readFileSync(path, 'utf8')).toBe('two')
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
  })

  it.runIf(process.platform === 'linux')('but not what is no file', () => {
    replaceFile('/dev/null', 'gone')
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true)
    mkdirSync(path)
    expect(() => replaceFile(path, 'one')).toThrow('EISDIR')
    expect(statSync(path).isDirectory()).toBe(true)
  })

  it('in a folder that there is, else it says so', () => {
    expect(() => replaceFile(join(folder, 'nowhere', 'game.json'), 'one')).toThrow('ENOENT')
  })
})
