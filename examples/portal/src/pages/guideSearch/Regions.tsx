import { searchPath } from '../../guide/paths'
import '../../guide/chips.css'
import type { regionsOf } from './regions'
import type { GuideSearchWords } from './words'

interface RegionsProps {
  word: string
  regions: ReturnType<typeof regionsOf>
  /** The one that is shown; all of them when not given. */
  region: string | undefined
  words: GuideSearchWords
}

/** Narrows what was found down to a region; links, so that each has an address. */
export const Regions = ({ word, regions, region, words }: RegionsProps) => {
  const chips = [{ name: undefined, count: undefined }, ...regions]
  return (
    <ul className="guide-chips" aria-label={words.regions}>
      {chips.map(({ name, count }) => (
        <li key={name ?? ''}>
          <a
            href={`${searchPath}?${new URLSearchParams({ q: word, ...(name && { region: name }) })}`}
            aria-current={name === region ? 'true' : undefined}
          >
            {name ?? words.everywhere}
            {count !== undefined && <span className="guide-search-page__count">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
