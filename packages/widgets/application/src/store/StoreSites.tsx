import { type StoreRequirement, storeSubject } from '@chuhai/contract/store'
import { Button, useLocale, useStyles } from '@chuhai/ui'
import { storeMessages } from './messages'
import css from './store-application.css?inline'

interface StoreSitesProps {
  stores: readonly StoreRequirement[]
  onChoose(store: StoreRequirement): void
}

/**
 * The sites of each platform that can be applied for.
 *
 *   亚马逊   (美国站) (欧洲站) (日本站)
 *   速卖通   (欧洲市场) (巴西市场)
 */
export const StoreSites = ({ stores, onChoose }: StoreSitesProps) => {
  useStyles(css)
  const locale = useLocale()
  const words = storeMessages[locale]
  const platforms = [...new Map(stores.map(({ platformId, platformName }) => [platformId, platformName]))]
  return (
    <section className="ch-store-sites" aria-label={words.title}>
      <h2>{platforms.length === 1 ? words.site : words.choose}</h2>
      <p>{words.lead}</p>
      <ul>
        {platforms.map(([id, name]) => (
          <li key={id}>
            <h3>{name}</h3>
            <div>
              {stores
                .filter(({ platformId }) => platformId === id)
                .map((store) => (
                  <Button key={storeSubject(store)} variant="secondary" onClick={() => onChoose(store)}>
                    {store.siteName[locale]}
                  </Button>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
