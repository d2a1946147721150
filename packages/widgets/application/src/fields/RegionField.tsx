import { getRegionTree, type Region } from '@chuhai/contract/region'
import type { Core } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import { Cascader, type CascaderOption, type CascaderProps, useLocale } from '@chuhai/ui'
import { useMemo } from 'react'
import { applicationMessages } from '../messages'

/** The first level that may be left out. */
const districtLevel = 2

const optionOf = ({ code, name, children }: Region): CascaderOption => ({
  value: code,
  label: name,
  ...(children?.length && { children: children.map(optionOf) }),
})

/** All regions, once they are loaded. */
export const useRegions = (core: Core) => useQuery(core.query(getRegionTree))

interface RegionFieldProps extends Omit<CascaderProps, 'options'> {
  core: Core
}

/** Province, city and, if one likes, district. */
export const RegionField = ({ core, ...props }: RegionFieldProps) => {
  const words = applicationMessages[useLocale()]
  const { state, retry } = useRegions(core)
  const { phase, data } = state
  const options = useMemo(() => data?.map(optionOf) ?? [], [data])
  return (
    <Cascader
      {...props}
      options={options}
      optionalFrom={districtLevel}
      skipLabel={words.noDistrict}
      placeholder={words.select}
      busy={!data && phase !== 'failed'}
      problem={!data && phase === 'failed' ? words.regionsFailed : undefined}
      onRetry={retry}
    />
  )
}
