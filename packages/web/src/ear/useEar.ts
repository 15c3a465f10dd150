import type { PlayerView, Seat } from '@la-granja/engine'
import { type Language, uiIn } from '@la-granja/text'
import { useEffect, useMemo, useRef } from 'react'
import { factsOf } from '../farm/facts.ts'
import { stripLabel } from '../farm/stripLabel.ts'
import type { LocalGame } from '../game/game.ts'
import { setSetting, settings } from '../game/settings.ts'
import { keyOf } from '../keys/letter.ts'
import { isTaken } from '../keys/useTableKeys.ts'
import type { Prompt } from '../table/usePrompt.ts'
import { useLanguage } from '../words.ts'
import { farmId } from './farms.ts'
import { changesFor, choicesIn } from './news.ts'
import { say } from './said.ts'

export interface Ear {
  readonly whatNow: () => void
  readonly whatChanged: () => void
  readonly readFarm: (seat: Seat) => void
}

interface Heard {
  readonly game: LocalGame
  readonly view: PlayerView
  readonly prompt: Prompt
}

/** Questions that are answered aloud; where the table is in words, the focus goes to the answer too. */
export function useEar(heard: Heard): Ear {
  const language = useLanguage()
  const now = useRef({ ...heard, language })
  useEffect(() => {
    now.current = { ...heard, language }
  })
  const ear = useMemo(() => earOf(() => now.current), [])
  useEffect(() => {
    // The farm that was read last; the key goes on to the next one.
    let last = -1
    const nextFarm = () => {
      const { view, game } = now.current
      const own = view.seat ?? 0
      last = (last + 1) % game.names.length
      ear.readFarm(((own + last) % game.names.length) as Seat)
    }
    const keys: Readonly<Record<string, () => void>> = {
      t: () => setSetting({ textTable: !settings().textTable }),
      w: ear.whatNow,
      c: ear.whatChanged,
      f: nextFarm,
    }
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isTaken(event.target)) return
      if (event.altKey || event.ctrlKey || event.metaKey || !settings().letters) return
      const answer = keys[keyOf(event)]
      if (answer === undefined) return
      event.preventDefault()
      answer()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [ear])
  return ear
}

function earOf(now: () => Heard & { readonly language: Language }): Ear {
  return {
    whatNow: () => {
      const { view, prompt, language } = now()
      goTo('doing')
      say(choicesIn(view, prompt.task, prompt.legal, language).map(sentence).join(' '))
    },
    whatChanged: () => {
      const { game, view, language } = now()
      const changes = changesFor(game, view.seat, language)
      goTo('changed')
      say(changes.length === 0 ? uiIn(language).table.log.nothingNew : changes.join(' '))
    },
    readFarm: seat => {
      const { game, view, language } = now()
      goTo(farmId(seat))
      say(stripLabel(factsOf(view, seat), game.names[seat] ?? '', language))
    },
  }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

export function headingId(section: string): string {
  return `ear-${section}`
}

/** Only the text table has these headings. */
function goTo(section: string): void {
  document.getElementById(headingId(section))?.focus()
}
