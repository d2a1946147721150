import type { ReactNode } from 'react'
import type { Info, InfoField } from '../registration/info'
import type { SignUpStore } from '../store/store'
import type { InfoMessages } from './messages'

export interface FieldsProps {
  info: Info
  /** What every field carries. */
  field(name: InfoField): {
    name: InfoField
    label: string
    required: boolean
    disabled: boolean
    error: string | undefined
    hint?: ReactNode
    onChange(value: string): void
    onBlur(): void
  }
  store: SignUpStore
  words: InfoMessages
}
