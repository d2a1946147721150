import type { Region } from '@chuhai/contract/region'
import { Cascader, type CascaderOption, type CascaderProps } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { areaOf, codesOf, zoneOfArea } from '../area'
import type { SignUpMessages } from '../messages'
import type { SignUpStore } from '../store'

interface AreaFieldProps extends Omit<CascaderProps, 'options' | 'value' | 'onChange'> {
  /** Names of province, city and district. */
  area: string
  store: SignUpStore
  words: SignUpMessages
  onChange(area: string): void
}

/** The first level that may be left out. */
const districtLevel = 2

const optionOf = ({ code, name, children }: Region): CascaderOption => ({
  value: code,
  label: name,
  ...(children?.length && { children: children.map(optionOf) }),
})

/** 所在地区 and its zone (specification 5.2); the codes stay here, names are sent. */
export const AreaField = ({ area, store, words, onChange, ...props }: AreaFieldProps) => {
  const { phase, data } = useStore(store.$regions)
  const options = useMemo(() => data?.map(optionOf) ?? [], [data])
  const codes = useMemo(() => codesOf(area, data ?? []), [area, data])
  const zone = zoneOfArea(area)
  return (
    <Cascader
      {...props}
      onRetry={store.loadRegions}
      placeholder={words.select}
      options={options}
      value={codes}
      onChange={(_, chosen) => onChange(areaOf(chosen.map(({ label }) => label)))}
      optionalFrom={districtLevel}
      skipLabel={words.noCounty}
      hint={zone && <span role="status">{words.zoneIs(zone)}</span>}
      busy={!data && phase !== 'failed'}
      problem={!data && phase === 'failed' ? words.regionsFailed : undefined}
    />
  )
}
