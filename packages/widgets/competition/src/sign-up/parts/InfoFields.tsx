import { Autocomplete, Segmented, Select, TextField } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { type Info, type InfoField, otherMarketplace } from '../info'
import type { SignUpMessages } from '../messages'
import type { SignUpStore } from '../store'
import { AreaField } from './AreaField'

interface InfoFieldsProps {
  info: Info
  /** Returns the props that all fields share. */
  bind(name: InfoField): {
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

/** The fields of 新星赛道 (specification 5.2). */
export const RisingStarFields = ({ info, bind, store, words }: InfoFieldsProps) => {
  const regions = useStore(store.$regions)
  const schools = useStore(store.$schools)
  const text = { placeholder: words.enter, autoComplete: 'off' }
  return (
    <>
      <TextField {...bind('ranks')} {...text} value={info.ranks} />
      <TextField {...bind('project')} {...text} value={info.project} />
      <Autocomplete
        {...bind('schoolName')}
        value={info.schoolName}
        placeholder={words.schoolHint}
        suggestions={schools}
        onAsk={store.searchSchools}
        emptyText={words.noSchool}
      />
      <AreaField
        {...bind('area')}
        area={info.area}
        regions={regions}
        words={words}
        onRetry={store.loadRegions}
      />
      <Segmented
        {...bind('isExperience')}
        value={info.isExperience}
        options={[
          { value: '1', label: words.yes },
          { value: '0', label: words.no },
        ]}
      />
      <TextField {...bind('teacher')} {...text} value={info.teacher} />
    </>
  )
}

/** The fields of 栋梁赛道 (specification 5.3). */
export const PillarFields = ({ info, bind, store, words }: InfoFieldsProps) => {
  const regions = useStore(store.$regions)
  const text = { placeholder: words.enter, autoComplete: 'off' }
  return (
    <>
      <TextField
        {...bind('companyName')}
        placeholder={words.enter}
        autoComplete="organization"
        value={info.companyName}
      />
      <TextField {...bind('project')} {...text} value={info.project} />
      <TextField {...bind('legalPerson')} {...text} value={info.legalPerson} />
      <AreaField
        {...bind('area')}
        area={info.area}
        regions={regions}
        words={words}
        onRetry={store.loadRegions}
      />
      <Select
        {...bind('marketplace')}
        value={info.marketplace}
        placeholder={words.select}
        options={Object.entries(words.marketplaceNames).map(([value, label]) => ({ value, label }))}
      />
      {info.marketplace === otherMarketplace && (
        <TextField {...bind('otherPlatform')} {...text} value={info.otherPlatform} />
      )}
    </>
  )
}
