import type { Page } from '@playwright/test'

export interface Kept {
  readonly id: string
  readonly record: { readonly seed: string; readonly actions: readonly string[] }
}

/** The games that the browser has kept, the way another program would see them. */
export function keptGames(page: Page): Promise<readonly Kept[]> {
  return page.evaluate(
    () =>
      new Promise<Kept[]>((done, fail) => {
        // What is kept a moment after the board was drawn is kept at once when the page may go.
        dispatchEvent(new Event('pagehide'))
        const opening = indexedDB.open('la-granja')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll()
          all.onerror = () => fail(all.error)
          all.onsuccess = () => {
            opening.result.close()
            done(all.result)
          }
        }
      }),
  )
}

/** Writes over a kept game, as a broken disk or a wrong version might. */
export function overwrite(page: Page, game: Kept): Promise<void> {
  return page.evaluate(
    changed =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('la-granja', 1)
        // The page may not have looked at its shelf yet.
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('games', { keyPath: 'id' }).createIndex('played', 'played')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite')
          writing.objectStore('games').put(changed)
          writing.onerror = () => fail(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    game,
  )
}
