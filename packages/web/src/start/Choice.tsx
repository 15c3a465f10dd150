import type { ReactNode } from 'react'
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Radio,
  RadioGroup,
  Select,
  SelectValue,
  Switch,
  Text,
} from 'react-aria-components'
import { Sign } from './Sign.tsx'

interface Option<T> {
  readonly value: T
  readonly text: string
  readonly hint?: string
}

interface ChoiceProps<T> {
  readonly label: string
  readonly value: T
  readonly options: readonly Option<T>[]
  readonly onChange: (value: T) => void
}

/** One of a few, side by side. */
export function Row<T extends string | number>({ label, value, options, onChange }: ChoiceProps<T>) {
  const change = (chosen: string) => {
    const option = options.find(one => String(one.value) === chosen)
    if (option !== undefined) onChange(option.value)
  }
  return (
    <RadioGroup className="shell-row" value={String(value)} onChange={change} orientation="horizontal">
      <Label className="shell-label">{label}</Label>
      <div className="shell-row-options">
        {options.map(option => (
          <Radio key={option.value} value={String(option.value)} className="shell-radio">
            {option.text}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}

/** One of several, with a line about each. */
export function Pick<T extends string>({
  label,
  value,
  options,
  onChange,
  quiet = false,
}: ChoiceProps<T> & { readonly quiet?: boolean }) {
  const said = quiet ? { 'aria-label': label } : {}
  return (
    <Select
      className="shell-select"
      value={value}
      onChange={chosen => chosen !== null && onChange(chosen as T)}
      {...said}
    >
      {quiet ? undefined : <Label className="shell-label">{label}</Label>}
      <Button className="shell-button shell-select-button">
        <SelectValue>{({ defaultChildren, selectedText }) => selectedText ?? defaultChildren}</SelectValue>
        <Sign name="down" size={14} />
      </Button>
      <Popover className="shell-popover">
        <ListBox className="shell-list">
          {options.map(({ value: id, text, hint }) => (
            <ListBoxItem key={id} id={id} textValue={text} className="shell-option">
              <Text slot="label">{text}</Text>
              {hint === undefined ? undefined : (
                <Text slot="description" className="shell-hint">
                  {hint}
                </Text>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}

interface ToggleProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly disabled?: boolean
}

export function Toggle({ label, hint, value, onChange, disabled = false }: ToggleProps) {
  return (
    <Switch className="shell-switch" isSelected={value} onChange={onChange} isDisabled={disabled}>
      <span className="shell-switch-track" aria-hidden="true" />
      <span>
        {label}
        {hint === undefined ? undefined : <span className="shell-hint">{hint}</span>}
      </span>
    </Switch>
  )
}
