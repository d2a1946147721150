import { searchQuestionMax } from '@chuhai/contract/constants'
import { Button, Icon, useImeGuard } from '@chuhai/ui'
import { iconSearch } from '@chuhai/ui/icons'
import { type FormEvent, type KeyboardEvent, type SyntheticEvent, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useMessages } from '../app/messages'
import { componentMessages } from './messages'
import { type Suggestions, useSuggestions } from './use-suggestions'
import './search-form.css'

interface SearchFormProps {
  /** The page of the results, which reads the question from its query. */
  action: string
  /** The query's name. */
  name?: string
  /** Distinguishes this form from others on the page. */
  label: string
  hint: string
  maxLength: number
  size?: 'small' | 'large' | 'wide'
  /** The question that the page answers at present. */
  initial?: string
  /** Whether an empty question opens the page as well; otherwise it moves the focus to the field. */
  opensEmpty?: boolean
  /** Text of a submit button; without one only Enter submits. */
  submit?: string
  /** What else the address of the results says. */
  keep?: Readonly<Record<string, string>>
  /** What is offered while a question is typed. */
  suggestions?: Suggestions
}

/** Opens `action?name=…`; an ordinary form, so it works before any JavaScript. */
export const SearchForm = ({
  action,
  name = 'q',
  label,
  hint,
  maxLength,
  size = 'small',
  initial = '',
  opensEmpty,
  submit,
  keep = {},
  suggestions,
}: SearchFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const ime = useImeGuard(form)
  const press = (event: KeyboardEvent) => {
    // Safari would submit the form with the Enter that only picks a candidate.
    if (ime.owns(event)) return event.key === 'Enter' && event.preventDefault()
    if (!suggestions?.press(event)) return
    event.preventDefault()
    // Escape closes the list, not the drawer around it.
    event.stopPropagation()
  }
  const ask = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (!ime.isComposing()) suggestions?.ask(currentTarget.value)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    suggestions?.ask('')
    const question = String(new FormData(event.currentTarget).get(name) ?? '').trim()
    const query = new URLSearchParams(question ? { ...keep, [name]: question } : keep)
    if (question || opensEmpty) navigate(query.size > 0 ? `${action}?${query}` : action)
    else event.currentTarget.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
  }
  return (
    <form
      ref={form}
      className={`search-form search-form--${size}`}
      role="search"
      aria-label={label}
      action={action}
      onSubmit={onSubmit}
    >
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Icon path={iconSearch} size={18} />
      <input
        {...suggestions?.field}
        type={suggestions ? 'text' : 'search'}
        name={name}
        key={initial}
        defaultValue={initial}
        placeholder={hint}
        aria-label={submit ? label : hint}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={press}
        onInput={ask}
        onCompositionEnd={ask}
      />
      {suggestions?.list}
      {submit && (
        <Button type="submit" size="small">
          {submit}
        </Button>
      )}
    </form>
  )
}

type PortalSearchProps = Partial<Pick<SearchFormProps, 'label' | 'hint' | 'size' | 'initial' | 'submit'>>

/** The search of the whole site, which offers pages while a question is typed. */
export const PortalSearch = (props: PortalSearchProps) => {
  const words = useMessages(componentMessages)
  return (
    <SearchForm
      action="/search"
      label={words.search}
      hint={words.searchHint}
      maxLength={searchQuestionMax}
      opensEmpty
      suggestions={useSuggestions()}
      {...props}
    />
  )
}
