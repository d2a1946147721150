import type { Region } from '@chuhai/contract/region'
import type { QueryState } from '@chuhai/core'
import { Cascader, type CascaderOption, type CascaderProps } from '@chuhai/ui'
import { useMemo } from 'react'
import type { AddingMessages } from './messages'

interface RegionFieldProps extends Omit<CascaderProps, 'options'> {
  regions: QueryState<Region[]>
  words: AddingMessages
}

/** The first level that may be left out (specification, section 3: county optional). */
const countyLevel = 2

const optionOf = ({ code, name, children }: Region): CascaderOption => ({
  value: code,
  label: name,
  ...(children?.length && { children: children.map(optionOf) }),
})

/** Province, city and, if wanted, county; the regions are loaded with the dialog, and again on request. */
export const RegionField = ({ regions, words, ...props }: RegionFieldProps) => {
  const { phase, data } = regions
  const options = useMemo(() => data?.map(optionOf) ?? [], [data])
  return (
    <Cascader
      {...props}
      options={options}
      optionalFrom={countyLevel}
      skipLabel={words.noCounty}
      busy={!data && phase !== 'failed'}
      problem={!data && phase === 'failed' ? words.regionsFailed : undefined}
    />
  )
}
