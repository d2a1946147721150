import { type Messages, useMessages } from '../app/messages'
import './search-notes.css'

const zhCN = { searchedFor: '已为您搜索', suggestion: '您是不是要找' }
const searchNotesWords: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: { searchedFor: 'Showing results for', suggestion: 'Did you mean' },
}

interface SearchNotesProps {
  searchedFor: string | null
  suggestion: string | null
  /** Where a search for something leads. */
  pathOf(question: string): string
}

/** The corrected question of the search, and a suggestion. */
export const SearchNotes = ({ searchedFor, suggestion, pathOf }: SearchNotesProps) => {
  const words = useMessages(searchNotesWords)
  return (
    <>
      {searchedFor && (
        <p className="search-note">
          {words.searchedFor} <strong>{searchedFor}</strong>
        </p>
      )}
      {suggestion && (
        <p className="search-note">
          {words.suggestion} <a href={pathOf(suggestion)}>{suggestion}</a>
        </p>
      )}
    </>
  )
}
