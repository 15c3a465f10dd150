import { type GameRecord, RecordError, replay } from '@la-granja/engine'
import { freshId } from '../game/freshId.ts'
import type { SavedGame, Sitter } from '../game/game.ts'
import { SITTERS } from './setup.ts'

/** A full game has about 30 kB. */
const LARGEST = 5_000_000

export function download(kept: unknown, name: string): void {
  downloadFile(new Blob([JSON.stringify(kept, undefined, 1)], { type: 'application/json' }), name)
}

export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export function downloadGame(saved: SavedGame): void {
  download(saved, fileName(saved))
}

export function fileName({ id, begun, played }: SavedGame): string {
  // A damaged game is saved too, so its date may be no date. Nobody tells when an online game was begun.
  const day = new Date(Number(begun) || Number(played) || 0).toISOString().slice(0, 10)
  return `la-granja-${day}-${id.slice(0, 8)}.json`
}

export type Wrong = 'tooBig' | 'noJson' | 'noGame' | 'noSeats' | 'notPlayable'
export type ReadFile = { readonly saved: SavedGame } | { readonly wrong: Wrong; readonly reason?: string }

/**
 * A game from a file: one that was saved here, or a bare record of actions. It gets a name of its own, so that it never
 * replaces a game that was played on in the meantime.
 */
export async function readGame(file: File, names: (players: number) => readonly string[]): Promise<ReadFile> {
  if (file.size > LARGEST) return { wrong: 'tooBig' }
  let json: unknown
  try {
    json = JSON.parse(await file.text())
  } catch {
    return { wrong: 'noJson' }
  }
  const held = fields(json)
  const record = (held.record ?? json) as GameRecord
  if (!Array.isArray(fields(record).actions)) return { wrong: 'noGame' }
  try {
    replay(record)
  } catch (error) {
    return { wrong: 'notPlayable', reason: error instanceof RecordError ? error.message : String(error) }
  }
  const now = Date.now()
  const base = { id: freshId(), record, begun: number(held.begun) ?? now, played: now }
  if (held.record === undefined) {
    const sitters = Array.from({ length: record.players }, (_, seat): Sitter => (seat === 0 ? 'person' : 'farmer'))
    return { saved: { ...base, sitters, names: names(record.players) } }
  }
  const { sitters, names: written } = held
  if (!isList(sitters, record.players, SITTERS) || !isList(written, record.players)) return { wrong: 'noSeats' }
  return { saved: { ...base, sitters: sitters as readonly Sitter[], names: written } }
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

function isList(value: unknown, length: number, allowed?: readonly string[]): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length === length &&
    value.every(one => typeof one === 'string' && (allowed === undefined || allowed.includes(one)))
  )
}
