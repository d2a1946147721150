import { searchQuestionMax } from '@chuhai/contract/constants'
import { loadOnce } from '@chuhai/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SearchForm, type SearchFormProps } from './SearchForm'

const loadSuggestions = loadOnce(() => import('./SuggestionList'))

/** The search of the whole site; what offers pages while a question is typed is loaded with the first letter. */
export const PortalSearch = ({
  label = '站内搜索',
  hint = '搜服务、课程、站点',
  ...rest
}: Partial<Pick<SearchFormProps, 'label' | 'hint' | 'size' | 'initial' | 'submit'>>) => {
  const [list, setList] = useState<ReactNode>(null)
  // Without suggestions the search still works.
  const suggest = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    loadSuggestions().then(
      ({ SuggestionList }) => setList(<SuggestionList field={currentTarget} />),
      () => {},
    )
  }
  return (
    <SearchForm
      action="/search"
      label={label}
      hint={hint}
      maxLength={searchQuestionMax}
      opensEmpty
      onInput={suggest}
      suggestions={list}
      {...rest}
    />
  )
}
