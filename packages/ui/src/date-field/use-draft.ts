import { useState } from 'react'
import { useLocale } from '../locale/locale'
import { dateMessages } from './messages'
import { readDate } from './read-date'

/** The date that stands for a licence without an end. */
export const longTermDate = '9999-12-31'

interface DraftOptions {
  value: string
  min?: string | undefined
  max?: string | undefined
  longTerm?: boolean | undefined
  onChange: (value: string) => void
  onProblem?: ((problem: string | undefined) => void) | undefined
}

/** What stands in a date field: it stays as it was typed until it is read, or until the value changes from outside. */
export const useDraft = ({ value, min, max, longTerm, onChange, onProblem }: DraftOptions) => {
  const texts = dateMessages[useLocale()]
  const [draft, setDraft] = useState<{ of: string; text: string; problem?: string | undefined } | null>(null)
  if (draft && draft.of !== value) setDraft(null)
  const current = draft?.of === value ? draft : null

  const problemOf = (date: string | undefined) => {
    if (!date) return texts.unreadable
    if (longTerm && date === longTermDate) return undefined
    if (min && date < min) return texts.tooEarly(min)
    if (max && date > max) return texts.tooLate(max)
    return undefined
  }
  const choose = (next: string) => {
    setDraft(null)
    onProblem?.(undefined)
    if (next !== value) onChange(next)
  }
  const read = () => {
    if (!draft || draft.problem) return
    const typed = draft.text.trim()
    if (!typed) return choose('')
    const date = longTerm && typed === texts.longTerm ? longTermDate : readDate(typed)
    const problem = problemOf(date)
    if (date && !problem) return choose(date)
    setDraft({ of: '', text: draft.text, problem })
    onProblem?.(problem)
    if (value) onChange('')
  }
  return {
    text: current?.text ?? (longTerm && value === longTermDate ? texts.longTerm : value),
    problem: current?.problem,
    isTyped: Boolean(current),
    type: (text: string) => setDraft({ of: value, text }),
    read,
    choose,
  }
}
