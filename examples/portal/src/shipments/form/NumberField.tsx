import { TextField, type TextFieldProps } from '@chuhai/ui'
import { useState } from 'react'
import { typedOf, wholeOf } from './fields'

interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'inputMode'> {
  /** A whole number of the smallest unit. */
  value: number
  /** By how many decimals the smallest unit is smaller than the one that is typed. */
  decimals: number
  onChange(value: number): void
}

/** A number with its decimals as they were typed, kept as a whole number; what is none counts as not filled in. */
export const NumberField = ({ value, decimals, onChange, ...field }: NumberFieldProps) => {
  const [typed, setTyped] = useState(() => typedOf(value, decimals))
  const shown = (wholeOf(typed, decimals) ?? 0) === value ? typed : typedOf(value, decimals)
  return (
    <TextField
      {...field}
      inputMode="decimal"
      maxLength={12}
      value={shown}
      onChange={(text) => {
        setTyped(text)
        onChange(wholeOf(text, decimals) ?? 0)
      }}
    />
  )
}
