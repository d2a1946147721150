import { pageQueryMax } from '@chuhai/contract/constants'
import { Icon } from '@chuhai/ui'
import { iconSearch } from '@chuhai/ui/icons'
import type { FormEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import './search-box.css'

export interface SearchBoxProps {
  /** Tells this box from the others on a page. */
  label?: string
  hint?: string
  size?: 'small' | 'large'
  initial?: string
}

/** Opens /search?q=…; an ordinary form, so it works before any JavaScript. */
export const SearchBox = ({
  label = '站内搜索',
  hint = '搜服务、课程、站点',
  size = 'small',
  initial = '',
}: SearchBoxProps) => {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const question = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(question ? `/search?${new URLSearchParams({ q: question })}` : '/search')
  }
  return (
    <form
      className={`portal-search portal-search--${size}`}
      role="search"
      aria-label={label}
      action="/search"
      onSubmit={onSubmit}
    >
      <Icon path={iconSearch} size={18} />
      <input
        type="search"
        name="q"
        key={initial}
        defaultValue={initial}
        placeholder={hint}
        aria-label={hint}
        maxLength={pageQueryMax}
        autoComplete="off"
        enterKeyHint="search"
      />
    </form>
  )
}
