import { EDITIONS, type Seat, type TableOptions } from '@la-granja/engine'
import { describeBot } from '@la-granja/text'
import { useState } from 'react'
import { Button, Input, Label, Text, TextField } from 'react-aria-components'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import type { Sitter } from '../game/game.ts'
import { useLanguage, useUi } from '../words.ts'
import { Pick, Row, Toggle } from './Choice.tsx'
import { Panel } from './Panel.tsx'
import { type Chair, lastSetup, namesFor, PLAYERS, type Setup, SITTERS } from './setup.ts'

const OPTIONS: readonly (keyof TableOptions)[] = ['simultaneousFarm', 'extraDeliveriesUpFront', 'hiddenScores']

interface NewGameProps {
  readonly onClose: () => void
  readonly onBegin: (setup: Setup, seed: string) => void
}

export function NewGame({ onClose, onBegin }: NewGameProps) {
  const { form } = useUi().table.start
  return (
    <Panel title={form.title} onClose={onClose} wide>
      <Form onClose={onClose} onBegin={onBegin} />
    </Panel>
  )
}

function Form({ onClose, onBegin }: NewGameProps) {
  const {
    table: { start: words },
    learn: { hints },
  } = useUi()
  const { form } = words
  const [setup, setSetup] = useState(lastSetup)
  const [seed, setSeed] = useState('')
  const change = (part: Partial<Setup>) => setSetup({ ...setup, ...part })
  const names = namesFor({ ...setup, seats: setup.seats.map(chair => ({ ...chair, name: '' })) }, words)
  return (
    <form
      className="shell-form"
      onSubmit={event => {
        event.preventDefault()
        onBegin(setup, seed.trim())
      }}
    >
      <Row
        label={form.players}
        value={setup.players}
        options={PLAYERS.map(value => ({ value, text: String(value) }))}
        onChange={players => change({ players })}
      />
      <ul className="start-seats">
        {setup.seats.slice(0, setup.players).map((chair, seat) => (
          <SeatLine
            key={seat}
            seat={seat as Seat}
            chair={chair}
            usual={names[seat] ?? ''}
            onChange={changed => change({ seats: setup.seats.map((one, at) => (at === seat ? changed : one)) })}
          />
        ))}
      </ul>
      <Row
        label={form.edition}
        value={setup.edition}
        options={EDITIONS.map(value => ({ value, text: form.editions[value] }))}
        onChange={edition => change({ edition })}
      />
      <fieldset className="start-options" data-pairs>
        <legend className="shell-label">{form.options}</legend>
        {OPTIONS.map(option => (
          <Toggle
            key={option}
            label={form[option]}
            hint={form[`${option}Hint`]}
            value={setup.options[option] === true}
            onChange={value => change({ options: { ...setup.options, [option]: value } })}
          />
        ))}
        <Toggle
          label={hints.title}
          hint={form.hintsHint}
          value={setup.hints === true}
          onChange={value => change({ hints: value })}
        />
      </fieldset>
      <TextField className="shell-field" value={seed} onChange={setSeed} maxLength={80}>
        <Label className="shell-label">{form.seed}</Label>
        <Input className="shell-input" autoComplete="off" />
        <Text slot="description" className="shell-hint">
          {form.seedHint}
        </Text>
      </TextField>
      <div className="shell-buttons">
        <Button className="shell-button" onPress={onClose}>
          {form.cancel}
        </Button>
        <Button className="shell-button" type="submit" data-primary>
          <Icon name="play" size={16} />
          {form.begin}
        </Button>
      </div>
    </form>
  )
}

interface SeatLineProps {
  readonly seat: Seat
  readonly chair: Chair
  readonly usual: string
  readonly onChange: (chair: Chair) => void
}

function SeatLine({ seat, chair, usual, onChange }: SeatLineProps) {
  const { form } = useUi().table.start
  const language = useLanguage()
  const options = SITTERS.map(value => {
    if (value === 'person') return { value, text: form.person, hint: form.personLine }
    const { name, line } = describeBot(value, language)
    return { value, text: name, hint: line }
  })
  return (
    <li className="start-seat">
      <Piece seat={seat} size={22} title={form.seat(seat + 1)} />
      <Pick<Sitter>
        label={form.who(seat + 1)}
        quiet
        value={chair.sitter}
        options={options}
        onChange={sitter => onChange({ ...chair, sitter })}
      />
      <TextField
        className="shell-field"
        aria-label={form.name(seat + 1)}
        value={chair.name}
        maxLength={24}
        onChange={name => onChange({ ...chair, name })}
      >
        <Input className="shell-input" placeholder={usual} autoComplete="off" />
      </TextField>
      <p className="shell-hint">{options.find(({ value }) => value === chair.sitter)?.hint}</p>
    </li>
  )
}
