import { TextField, type TextFieldProps } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../../app/messages'
import { typedOf, wholeOf } from './fields'
import { formMessages } from './messages'

interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'inputMode'> {
  /** A whole number of the smallest unit. */
  value: number
  /** By how many decimals the smallest unit is smaller than the one that is typed. */
  decimals: number
  /** The most that can be filled in. */
  max: number
  onChange(value: number): void
}

/** A number with its decimals as they were typed, kept as a whole number; what is none counts as not filled in. */
export const NumberField = ({ value, decimals, max, error, onChange, ...field }: NumberFieldProps) => {
  const { atMost } = useMessages(formMessages)
  const [typed, setTyped] = useState(() => typedOf(value, decimals))
  const read = (text: string): number => {
    const whole = wholeOf(text, decimals) ?? 0
    return whole > max ? 0 : whole
  }
  const shown = read(typed) === value ? typed : typedOf(value, decimals)
  const isOver = shown === typed && (wholeOf(typed, decimals) ?? 0) > max
  return (
    <TextField
      {...field}
      inputMode="decimal"
      maxLength={12}
      value={shown}
      error={isOver ? atMost(typedOf(max, decimals)) : error}
      onChange={(text) => {
        setTyped(text)
        onChange(read(text))
      }}
    />
  )
}
