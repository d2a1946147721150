import { Select, TextField } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { otherMarketplace } from '../registration/info'
import { AreaField } from './AreaField'
import type { FieldsProps } from './fields-props'

/** The fields of 栋梁赛道 (specification 5.3). */
export const PillarFields = ({ info, field, store, words }: FieldsProps) => {
  const regions = useStore(store.$regions)
  const text = { placeholder: words.enter, autoComplete: 'off' }
  return (
    <>
      <TextField
        {...field('companyName')}
        placeholder={words.enter}
        autoComplete="organization"
        value={info.companyName}
      />
      <TextField {...field('project')} {...text} value={info.project} />
      <TextField {...field('legalPerson')} {...text} value={info.legalPerson} />
      <AreaField
        {...field('area')}
        area={info.area}
        regions={regions}
        words={words}
        onRetry={store.loadRegions}
      />
      <Select
        {...field('marketplace')}
        value={info.marketplace}
        placeholder={words.select}
        options={Object.entries(words.marketplaceNames).map(([value, label]) => ({ value, label }))}
      />
      {info.marketplace === otherMarketplace && (
        <TextField {...field('otherPlatform')} {...text} value={info.otherPlatform} />
      )}
    </>
  )
}
