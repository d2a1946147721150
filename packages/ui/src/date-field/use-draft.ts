import { useState } from 'react'
import { useLocale } from '../locale/locale'
import { dateMessages } from './messages'

const compactDate = /^(\d{4})(\d{2})(\d{2})$/
const separatedDate = /^(\d{4})[-/.,_年\s]+(\d{1,2})[-/.,_月\s]+(\d{1,2})\s*[日号]?$/

/**
 * Reads a date as people write it (20380630, 2038/6/30, 2038年6月30日, also in full-width digits) as yyyy-MM-dd;
 * nothing when it is no day of the calendar.
 */
export const readDate = (text: string): string | undefined => {
  const plain = text.normalize('NFKC').trim()
  const [, year, month, day] = compactDate.exec(plain) ?? separatedDate.exec(plain) ?? []
  if (!year || !month || !day || Number(year) < 1000) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== date ? undefined : date
}

/** The date of a licence without an end. */
export const longTermDate = '9999-12-31'

interface DraftOptions {
  value: string
  min?: string | undefined
  max?: string | undefined
  longTerm?: boolean | undefined
  onChange: (value: string) => void
  onProblem?: ((problem: string | undefined) => void) | undefined
}

/** The text of a date field: as typed until it is read, or until the value changes from outside. */
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
  const shown = current?.text ?? (longTerm && value === longTermDate ? texts.longTerm : value)
  const read = (text: string) => {
    if (text === shown && (!current || current.problem)) return
    const typed = text.trim()
    if (!typed) return choose('')
    const date = longTerm && typed === texts.longTerm ? longTermDate : readDate(typed)
    const problem = problemOf(date)
    if (date && !problem) return choose(date)
    setDraft({ of: '', text, problem })
    onProblem?.(problem)
    if (value) onChange('')
  }
  return {
    text: shown,
    problem: current?.problem,
    isTyped: Boolean(current),
    type: (text: string) => setDraft({ of: value, text }),
    read,
    choose,
  }
}
