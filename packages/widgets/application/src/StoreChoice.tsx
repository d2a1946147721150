import type { StoreRequirement } from '@chuhai/contract/store'
import { Select, useLocale, useStyles } from '@chuhai/ui'
import css from './store-choice.css?inline'
import { storeMessages } from './store-messages'

/** A platform, and one of its sites once that is chosen. */
export interface ChosenStore {
  platformId: number | undefined
  site: string | undefined
}

interface StoreChoiceProps extends ChosenStore {
  requirements: readonly StoreRequirement[]
  onChoose(chosen: ChosenStore): void
}

/** Which platform and which of its sites. */
export const StoreChoice = ({ requirements, platformId, site, onChoose }: StoreChoiceProps) => {
  useStyles(css)
  const locale = useLocale()
  const words = storeMessages[locale]
  const platforms = new Map(requirements.map((one) => [String(one.platformId), one.platformName]))
  const sites = requirements.filter((one) => one.platformId === platformId)
  return (
    <div className="ch-store-choice">
      <Select
        label={words.platform}
        required
        value={platformId === undefined ? '' : String(platformId)}
        options={[...platforms].map(([value, label]) => ({ value, label }))}
        placeholder={words.choosePlatform}
        onChange={(value) => onChoose({ platformId: Number(value), site: undefined })}
      />
      <Select
        label={words.site}
        required
        value={site ?? ''}
        options={sites.map((one) => ({ value: one.site, label: one.siteName[locale] }))}
        placeholder={words.chooseSite}
        disabled={sites.length === 0}
        onChange={(value) => onChoose({ platformId, site: value })}
      />
    </div>
  )
}
