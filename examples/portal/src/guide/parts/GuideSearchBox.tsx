import { guideKeywordMax } from '@chuhai/contract/constants'
import { useMessages } from '../../app/messages'
import { searchPath, wordPath } from '../../app/paths/guide'
import { SearchForm } from '../../components/SearchForm'
import { useGuide } from '../guide'
import { guideMessages } from '../messages'
import './guide-search-box.css'

interface GuideSearchBoxProps {
  /** The initial query. */
  initial?: string
  /** 大家在找: words that link to their results. */
  popular?: readonly string[]
}

/** The search of the site guide, and what others look for. */
export const GuideSearchBox = ({ initial, popular = [] }: GuideSearchBoxProps) => {
  const words = useMessages(guideMessages)
  const { tree } = useGuide()
  const count = tree.flatMap(({ children }) => children).reduce((sum, { siteCount }) => sum + siteCount, 0)
  return (
    <div>
      <SearchForm
        action={searchPath}
        label={words.searchLabel}
        hint={words.searchHint(count)}
        maxLength={guideKeywordMax}
        size="wide"
        initial={initial}
        submit={words.search}
      />
      {popular.length > 0 && (
        <div className="guide-search__popular">
          <span id="guide-popular">{words.popular}</span>
          <ul aria-labelledby="guide-popular">
            {popular.map((word) => (
              <li key={word}>
                <a href={wordPath(word)}>{word}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
