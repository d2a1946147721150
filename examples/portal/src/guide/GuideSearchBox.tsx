import { guideKeywordMax } from '@chuhai/contract/constants'
import { Button, Icon, useImeGuard } from '@chuhai/ui'
import { iconSearch } from '@chuhai/ui/icons'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useMessages } from '../content/messages'
import { useGuide } from './guide'
import './guide-search-box.css'
import { guideMessages } from './messages'
import { searchPath, wordPath } from './paths'

interface GuideSearchBoxProps {
  /** The initial query. */
  initial?: string
  /** 大家在找: words that lead to what they find. */
  popular?: readonly string[]
}

/** Opens /crossBorderSiteGuide/search?q=…; an ordinary form, so it works before any JavaScript. */
export const GuideSearchBox = ({ initial = '', popular = [] }: GuideSearchBoxProps) => {
  const words = useMessages(guideMessages)
  const { tree } = useGuide()
  const count = tree.flatMap(({ children }) => children).reduce((sum, { siteCount }) => sum + siteCount, 0)
  const form = useRef<HTMLFormElement>(null)
  const ime = useImeGuard(form)
  // Safari would submit the form with the Enter that only picks a candidate.
  const keepCandidateKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && ime.owns(event)) event.preventDefault()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const word = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (word) navigate(wordPath(word))
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <div className="guide-search">
      <form ref={form} role="search" aria-label={words.searchLabel} action={searchPath} onSubmit={onSubmit}>
        <Icon path={iconSearch} size={18} />
        <input
          type="search"
          name="q"
          key={initial}
          defaultValue={initial}
          placeholder={words.searchHint(count)}
          aria-label={words.searchLabel}
          maxLength={guideKeywordMax}
          autoComplete="off"
          enterKeyHint="search"
          onKeyDown={keepCandidateKey}
        />
        <Button type="submit" size="small">
          {words.search}
        </Button>
      </form>
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
