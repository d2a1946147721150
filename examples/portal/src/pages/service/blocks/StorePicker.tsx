import type { ShownStore } from './shown-store'
import { comparedMax, toggled } from './store-choice'

interface StorePickerProps {
  stores: readonly ShownStore[]
  chosen: readonly ShownStore[]
  /** Where a choice leads, by its subjects. */
  pathOf(subjects: readonly string[]): string
}

/**
 * The sites of each platform; each leads to the choice with it, or without it.
 *
 *   亚马逊  (美国站) 欧洲站 日本站      速卖通  (欧洲市场) 巴西市场
 */
export const StorePicker = ({ stores, chosen, pathOf }: StorePickerProps) => {
  const platforms = [...new Map(stores.map((store) => [store.platformId, store.platformName]))]
  const isFull = chosen.length === comparedMax
  return (
    <ul className="store-picker" aria-label="平台与站点">
      {platforms.map(([platformId, platformName]) => (
        <li key={platformId}>
          <span>{platformName}</span>
          <ul className="chips" aria-label={platformName}>
            {stores
              .filter((store) => store.platformId === platformId)
              .map((store) => {
                const isChosen = chosen.includes(store)
                return (
                  <li key={store.subject}>
                    {isFull && !isChosen ? (
                      <span>{store.siteName}</span>
                    ) : (
                      <a
                        href={pathOf(toggled(stores, chosen, store))}
                        aria-current={isChosen ? 'true' : undefined}
                      >
                        {store.siteName}
                        <span className="ch-hidden">{isChosen ? '，移出对比' : '，加入对比'}</span>
                      </a>
                    )}
                  </li>
                )
              })}
          </ul>
        </li>
      ))}
    </ul>
  )
}
