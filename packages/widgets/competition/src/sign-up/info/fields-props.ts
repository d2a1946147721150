import type { ReactNode } from 'react'
import type { SignUpStore } from '../store/store'
import type { Info, InfoField } from './info'
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
