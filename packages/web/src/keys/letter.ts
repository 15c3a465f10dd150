/**
 * The key that is meant. Letters are those that stand on the keys, so that they are where a German or French keyboard has them;
 * where the keyboard writes another alphabet, it is the Latin letter of the same key.
 */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  // Where the question mark is elsewhere, its usual key opens the list too.
  if (code === 'Slash' && shiftKey) return '?'
  const foreign = key.length === 1 && /\p{L}/u.test(key) && !/[a-z]/i.test(key)
  return (foreign && code.startsWith('Key') ? code.slice('Key'.length) : key).toLowerCase()
}
