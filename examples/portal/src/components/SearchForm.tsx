import { Button, Icon, useImeGuard } from '@chuhai/ui'
import { iconSearch } from '@chuhai/ui/icons'
import { type FormEvent, type FormEventHandler, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { withQuery } from '../router/query'
import './search-form.css'

export interface SearchFormProps {
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
  /** The list of a field that is a combobox. */
  suggestions?: ReactNode
  /** Makes the field a combobox. */
  onInput?: FormEventHandler<HTMLInputElement>
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
  onInput,
}: SearchFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const ime = useImeGuard(form)
  // Safari would submit the form with the Enter that only picks a candidate.
  const keepCandidateKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && ime.owns(event)) event.preventDefault()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const question = String(new FormData(event.currentTarget).get(name) ?? '').trim()
    const query = new URLSearchParams(question ? { ...keep, [name]: question } : keep)
    if (question || opensEmpty) navigate(withQuery(action, query))
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
        type={onInput ? 'text' : 'search'}
        {...(onInput && { role: 'combobox', 'aria-expanded': false })}
        name={name}
        key={initial}
        defaultValue={initial}
        placeholder={hint}
        aria-label={submit ? label : hint}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={keepCandidateKey}
        onInput={onInput}
      />
      {suggestions}
      {submit && (
        <Button type="submit" size="small">
          {submit}
        </Button>
      )}
    </form>
  )
}
