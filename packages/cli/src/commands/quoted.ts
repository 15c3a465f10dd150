/** A word as it has to be typed in a shell. */
export function quoted(word: string): string {
  return /^[\w.,@/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
