import { Autocomplete, Segmented, TextField } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { AreaField } from './AreaField'
import type { FieldsProps } from './fields-props'

/** The fields of 新星赛道 (specification 5.2). */
export const RisingStarFields = ({ info, field, store, words }: FieldsProps) => {
  const regions = useStore(store.$regions)
  const schools = useStore(store.$schools)
  const text = { placeholder: words.enter, autoComplete: 'off' }
  return (
    <>
      <TextField {...field('ranks')} {...text} value={info.ranks} />
      <TextField {...field('project')} {...text} value={info.project} />
      <Autocomplete
        {...field('schoolName')}
        value={info.schoolName}
        placeholder={words.schoolHint}
        suggestions={schools}
        onAsk={store.askSchools}
        emptyText={words.noSchool}
      />
      <AreaField
        {...field('area')}
        area={info.area}
        regions={regions}
        words={words}
        onRetry={store.loadRegions}
      />
      <Segmented
        {...field('isExperience')}
        value={info.isExperience}
        options={[
          { value: '1', label: words.yes },
          { value: '0', label: words.no },
        ]}
      />
      <TextField {...field('teacher')} {...text} value={info.teacher} />
    </>
  )
}
