let byKey = false

/** Whether somebody plays by key just now. Listened to from the start, because the table comes after the key that opened it. */
export function isByKey(): boolean {
  return byKey
}

window.addEventListener('keydown', () => {
  byKey = true
})
window.addEventListener('pointerdown', () => {
  byKey = false
})
