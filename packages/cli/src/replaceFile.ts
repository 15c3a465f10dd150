import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Writes the whole file or none of it: on a full disk, or if it is killed on the way, what stood there before is still there. */
export function replaceFile(path: string, text: string): void {
  // Nothing that is no plain file may be put out of its place: /dev/stdout, a link.
  const before = lstatSync(path, { throwIfNoEntry: false })
  if (before?.isFile() === false) return writeFileSync(path, text)
  const fresh = `${path}.${process.pid}.new`
  try {
    writeFileSync(fresh, text, { mode: before?.mode ?? 0o666 })
    renameSync(fresh, path)
  } catch (error) {
    rmSync(fresh, { force: true })
    throw error
  }
}
