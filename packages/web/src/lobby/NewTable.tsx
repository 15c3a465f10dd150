import { EDITIONS, type Seat, type TableOptions } from '@la-granja/engine'
import { describeBot } from '@la-granja/text'
import { useState } from 'react'
import { Button, Input, TextField } from 'react-aria-components'
import { Icon } from '../draw/Icon.tsx'
import { Piece } from '../draw/Piece.tsx'
import { useOnlineWords } from '../online/words.ts'
import { Pick, Row, Toggle } from '../start/Choice.tsx'
import { Panel } from '../start/Panel.tsx'
import { PLAYERS } from '../start/setup.ts'
import { useLanguage, useUi } from '../words.ts'
import {
  canBeRated,
  DAYS,
  lastTable,
  MINUTES,
  PACES,
  REST,
  SECONDS,
  type TableSetup,
  WANTED,
  type Wanted,
  withSeat,
} from './setup.ts'

const OPTIONS: readonly (keyof TableOptions)[] = ['simultaneousFarm', 'extraDeliveriesUpFront', 'hiddenScores']

interface NewTableProps {
  readonly onClose: () => void
  readonly onOpen: (setup: TableSetup) => void
}

export function NewTable({ onClose, onOpen }: NewTableProps) {
  const { form } = useOnlineWords()
  return (
    <Panel title={form.title} onClose={onClose} wide>
      <Form onClose={onClose} onOpen={onOpen} />
    </Panel>
  )
}

function Form({ onClose, onOpen }: NewTableProps) {
  const { form } = useOnlineWords()
  const usual = useUi().table.start.form
  const [setup, setSetup] = useState(lastTable)
  const change = (part: Partial<TableSetup>) => setSetup({ ...setup, ...part })
  const nobody = !setup.seats.slice(0, setup.players).some(({ who }) => who === 'me' || who === 'open')
  return (
    <form
      className="shell-form"
      onSubmit={event => {
        event.preventDefault()
        onOpen(setup)
      }}
    >
      <Row
        label={usual.players}
        value={setup.players}
        options={PLAYERS.map(value => ({ value, text: String(value) }))}
        onChange={players => change({ players })}
      />
      <ul className="start-seats" aria-label={form.seats}>
        {setup.seats.slice(0, setup.players).map((seat, index) => (
          <SeatChoice
            key={index}
            seat={index as Seat}
            chosen={seat}
            onChange={changed => setSetup(withSeat(setup, index, changed))}
          />
        ))}
      </ul>
      <PaceChoice setup={setup} onChange={change} />
      <Row
        label={usual.edition}
        value={setup.edition}
        options={EDITIONS.map(value => ({ value, text: usual.editions[value] }))}
        onChange={edition => change({ edition })}
      />
      <fieldset className="start-options">
        <legend className="shell-label">{usual.options}</legend>
        <Toggle
          label={form.listed}
          hint={form.listedHint}
          value={setup.listed}
          onChange={listed => change({ listed })}
        />
        <Toggle
          label={form.rated}
          hint={form.ratedHint}
          value={setup.rated && canBeRated(setup)}
          disabled={!canBeRated(setup)}
          onChange={rated => change({ rated })}
        />
        <Toggle
          label={form.watchers}
          hint={form.watchersHint}
          value={setup.watchers}
          onChange={watchers => change({ watchers })}
        />
        {OPTIONS.map(option => (
          <Toggle
            key={option}
            label={usual[option]}
            hint={usual[`${option}Hint`]}
            value={setup.options[option] === true}
            onChange={value => change({ options: { ...setup.options, [option]: value } })}
          />
        ))}
      </fieldset>
      <div className="shell-buttons">
        <Button className="shell-button" onPress={onClose}>
          {form.cancel}
        </Button>
        <Button className="shell-button" type="submit" data-primary isDisabled={nobody}>
          <Icon name="play" size={16} />
          {form.begin}
        </Button>
      </div>
    </form>
  )
}

interface SeatChoiceProps {
  readonly seat: Seat
  readonly chosen: TableSetup['seats'][number]
  readonly onChange: (chosen: TableSetup['seats'][number]) => void
}

function SeatChoice({ seat, chosen, onChange }: SeatChoiceProps) {
  const { form } = useOnlineWords()
  const usual = useUi().table.start.form
  const language = useLanguage()
  const lines = {
    me: { text: form.me, hint: form.meLine },
    guest: { text: form.guest, hint: form.guestLine },
    open: { text: form.open, hint: form.openLine },
  } as const
  const options = WANTED.map(value => {
    if (value === 'me' || value === 'guest' || value === 'open') return { value, ...lines[value] }
    const { name, line } = describeBot(value, language)
    return { value, text: name, hint: line }
  })
  return (
    <li className="start-seat lobby-choice" data-named={chosen.who === 'guest' || undefined}>
      <Piece seat={seat} size={22} title={usual.seat(seat + 1)} />
      <Pick<Wanted>
        label={form.who(seat + 1)}
        quiet
        value={chosen.who}
        options={options}
        onChange={who => onChange({ ...chosen, who })}
      />
      {chosen.who === 'guest' ? (
        <TextField
          className="shell-field"
          aria-label={form.nameAt(seat + 1)}
          value={chosen.name}
          maxLength={30}
          onChange={name => onChange({ ...chosen, name })}
        >
          <Input className="shell-input" placeholder={form.guestName(seat + 1)} autoComplete="off" />
        </TextField>
      ) : undefined}
      <p className="shell-hint">{options.find(({ value }) => value === chosen.who)?.hint}</p>
    </li>
  )
}

interface PaceChoiceProps {
  readonly setup: TableSetup
  readonly onChange: (part: Partial<TableSetup>) => void
}

function PaceChoice({ setup, onChange }: PaceChoiceProps) {
  const { form } = useOnlineWords()
  const amounts = (values: readonly number[]) => values.map(value => ({ value, text: form.amount(value) }))
  return (
    <div className="lobby-pace">
      <Row
        label={form.pace}
        value={setup.pace}
        options={PACES.map(value => ({ value, text: form.paces[value] }))}
        onChange={pace => onChange({ pace })}
      />
      {setup.pace === 'live' ? (
        <>
          <Row
            label={form.minutes}
            value={setup.minutes}
            options={amounts(MINUTES)}
            onChange={minutes => onChange({ minutes })}
          />
          <Row
            label={form.seconds}
            value={setup.seconds}
            options={amounts(SECONDS)}
            onChange={seconds => onChange({ seconds })}
          />
        </>
      ) : undefined}
      {setup.pace === 'days' ? (
        <>
          <Row label={form.daysEach} value={setup.days} options={amounts(DAYS)} onChange={days => onChange({ days })} />
          <Row label={form.rest} value={setup.rest} options={amounts(REST)} onChange={rest => onChange({ rest })} />
        </>
      ) : undefined}
    </div>
  )
}
