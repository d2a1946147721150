import type { OfferDraft } from '@chuhai/contract/market'
import { fenOf } from '@chuhai/contract/money'
import type { Core } from '@chuhai/core'
import { Checkbox, Field, type FieldProps, TextArea, TextField } from '@chuhai/ui'
import { type ReactNode, useId, useState } from 'react'
import { useMessages } from '../../app/messages'
import { providerMessages } from './messages'
import type { OfferTexts } from './offer-store'

/** What each part of a service takes. */
export interface PartsProps {
  core: Core
  draft: OfferDraft
  problems: OfferTexts
  disabled: boolean
  onChange(changed: Partial<OfferDraft>): void
}

interface NumberFieldProps extends FieldProps {
  value: number | null
  onChange(value: number | null): void
}

const plain = (text: string): string => text.normalize('NFKC').replace(/[\s,，¥]/g, '')

/** Keeps what is typed as it is typed, for as long as it stands for the value. */
const useTyped = (
  value: number | null,
  write: (value: number) => string,
  read: (text: string) => number | null,
) => {
  const [typed, setTyped] = useState(value === null ? '' : write(value))
  const isCurrent = read(typed) === value
  return [isCurrent ? typed : value === null ? '' : write(value), setTyped] as const
}

/** More than any draft may hold. */
const fenMax = 1_000_000_000

const readFen = (text: string): number | null => {
  const fen = fenOf(plain(text))
  return fen !== null && fen >= 0 && fen <= fenMax ? fen : null
}
const writeFen = (fen: number): string => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2))

/** Yuan with up to two decimals, kept in fen; what is no sum is none. */
export const MoneyField = ({ value, onChange, ...field }: NumberFieldProps) => {
  const [typed, setTyped] = useTyped(value, writeFen, readFen)
  return (
    <TextField
      {...field}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      onChange={(text) => {
        setTyped(text)
        onChange(readFen(text))
      }}
    />
  )
}

const readCount = (text: string): number | null => {
  const digits = plain(text)
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null
}

/** A whole number. */
export const CountField = ({ value, onChange, ...field }: NumberFieldProps) => {
  const [typed, setTyped] = useTyped(value, String, readCount)
  return (
    <TextField
      {...field}
      value={typed}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      onChange={(text) => {
        setTyped(text)
        onChange(readCount(text))
      }}
    />
  )
}

interface TextBoxProps extends FieldProps {
  value: string
  rows: number
  onChange(value: string): void
}

/** A text of several lines. */
export const TextBox = ({ value, rows, onChange, ...field }: TextBoxProps) => (
  <Field {...field}>
    {(control) => (
      <div className="ch-box offer-text">
        <TextArea
          {...control}
          className="ch-box__input"
          name={field.name}
          rows={rows}
          value={value}
          disabled={field.disabled}
          onChange={onChange}
        />
      </div>
    )}
  </Field>
)

interface LinesFieldProps extends FieldProps {
  value: readonly string[]
  onChange(value: string[]): void
}

/** Several items, one a line. */
export const LinesField = ({ value, onChange, ...field }: LinesFieldProps) => (
  <TextBox
    {...field}
    rows={4}
    value={value.join('\n')}
    onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
  />
)

interface ChoicesProps {
  label: string
  required?: boolean
  hint?: string
  words: readonly string[]
  value: readonly string[]
  error: string | undefined
  disabled: boolean
  onChange(value: string[]): void
}

/** Any number of some words, kept in their order. */
export const Choices = ({ label, required, hint, words, value, error, disabled, onChange }: ChoicesProps) => {
  const note = useId()
  return (
    <fieldset
      className="offer-choices"
      disabled={disabled}
      aria-describedby={error || hint ? note : undefined}
    >
      <legend>
        {label}
        {required && <span aria-hidden="true">*</span>}
      </legend>
      <div className="offer-choices__list">
        {words.map((word) => (
          <Checkbox
            key={word}
            checked={value.includes(word)}
            disabled={disabled}
            onChange={(isChosen) =>
              onChange(words.filter((one) => (one === word ? isChosen : value.includes(one))))
            }
          >
            {word}
          </Checkbox>
        ))}
      </div>
      {(error ?? hint) && (
        <p id={note} className="offer-choices__note" data-invalid={error ? '' : undefined}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  )
}

interface PartProps {
  title: string
  hint?: string
  /** What a review has said of it. */
  opinions: readonly string[]
  children: ReactNode
}

/** A part of a service under its heading. */
export const Part = ({ title, hint, opinions, children }: PartProps) => {
  const heading = useId()
  const words = useMessages(providerMessages).editor
  return (
    <section className="offer-part" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {hint && <p className="offer-part__hint">{hint}</p>}
      {opinions.map((opinion) => (
        <p key={opinion} className="offer-part__opinion">
          {words.opinion(opinion)}
        </p>
      ))}
      {children}
    </section>
  )
}
