import { Autocomplete, Segmented, Select, TextField } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Info, InfoField } from '../info'
import type { SignUpMessages } from '../messages'
import type { SignUpStore } from '../store'
import { AreaField } from './AreaField'

interface SignUpFieldProps {
  info: Info
  /** What all fields have. */
  field: {
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
  words: SignUpMessages
}

/** One field of step one (specification 5.2, 5.3). */
export const SignUpField = ({ info, field, store, words }: SignUpFieldProps) => {
  const { name } = field
  const value = info[name]
  switch (name) {
    case 'schoolName':
      return <SchoolField info={info} field={field} store={store} words={words} />
    case 'area':
      return <AreaField {...field} area={value} store={store} words={words} />
    case 'isExperience':
      return (
        <Segmented
          {...field}
          value={value}
          options={[
            { value: '1', label: words.yes },
            { value: '0', label: words.no },
          ]}
        />
      )
    case 'marketplace':
      return (
        <Select
          {...field}
          value={value}
          placeholder={words.select}
          options={Object.entries(words.marketplaceNames).map(([key, label]) => ({ value: key, label }))}
        />
      )
    default:
      return (
        <TextField
          {...field}
          value={value}
          placeholder={words.enter}
          autoComplete={name === 'companyName' ? 'organization' : 'off'}
        />
      )
  }
}

const SchoolField = ({ info, field, store, words }: SignUpFieldProps) => (
  <Autocomplete
    {...field}
    value={info.schoolName}
    placeholder={words.schoolHint}
    suggestions={useStore(store.$schools)}
    onAsk={store.searchSchools}
    emptyText={words.noSchool}
  />
)
