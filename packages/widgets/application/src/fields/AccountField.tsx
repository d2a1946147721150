import { isMasked, maskAccount } from '@chuhai/contract/application'
import { TextField, type TextFieldProps } from '@chuhai/ui'
import { useState } from 'react'

/** Bullets, and the end of a number that is complete. */
const shownLength = 8

/**
 * The number of an account. Once the field is left, its end alone is shown; what is typed then begins a new number, as the old one
 * cannot be changed in its middle.
 */
export const AccountField = ({ value, onChange, onBlur, ...props }: TextFieldProps) => {
  const [isTyping, setIsTyping] = useState(false)
  const masked = maskAccount(value)
  const shown = isTyping || masked.length < shownLength ? value : masked
  return (
    <TextField
      {...props}
      value={shown}
      inputMode="text"
      autoComplete="off"
      onChange={(typed) => {
        setIsTyping(true)
        if (!isMasked(shown)) onChange(typed)
        else onChange(typed.startsWith(shown) ? typed.slice(shown.length) : '')
      }}
      onBlur={() => {
        setIsTyping(false)
        onBlur?.()
      }}
    />
  )
}
