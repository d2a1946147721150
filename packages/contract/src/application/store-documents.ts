import type { StoreDocument } from '../store/requirement'
import type { Problems, Values } from './application-kind'
import { date, documents, words } from './fields'

/** The field of a document that a platform asks for. */
export const storeDocumentField = (key: string): string => `document-${key}`
/** The field with the day on it. */
export const storeDateField = (key: string): string => `date-${key}`

/** A document that a platform asks for, with its day where that counts. */
export const documentFields = ({
  key,
  label,
  hint,
  isOptional,
  max,
  needsDate,
  maxAgeDays,
}: StoreDocument) => {
  const own = {
    [storeDocumentField(key)]: documents({ label, hint, max, ...(isOptional && { isOptional }) }),
  }
  if (!needsDate && maxAgeDays === null) return own
  const day = date({
    label: words(`${label['zh-CN']}的日期`, `Date of: ${label.en}`),
    hint:
      maxAgeDays === null
        ? words('材料上写的日期', 'The date on it')
        : words(
            `材料上写的日期，须在 ${maxAgeDays} 天以内`,
            `The date on it, not more than ${maxAgeDays} days ago`,
          ),
    ...(isOptional && { isOptional }),
  })
  return { ...own, [storeDateField(key)]: day }
}

const dayMs = 86_400_000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** What is wrong with the days on documents. */
export const documentProblems = (
  asked: readonly StoreDocument[],
  values: Values,
  today: string,
): Problems => {
  const problems: Problems = {}
  for (const { key, maxAgeDays, needsDate } of asked) {
    const name = storeDateField(key)
    const day = String(values[name] ?? '')
    const files = values[storeDocumentField(key)]
    const isDated = needsDate || maxAgeDays !== null
    if (day > today) problems[name] = 'APPLICATION_DATE_LATER'
    else if (day !== '' && maxAgeDays !== null && daysBetween(day, today) > maxAgeDays)
      problems[name] = 'APPLICATION_DOCUMENT_TOO_OLD'
    else if (day === '' && isDated && Array.isArray(files) && files.length > 0)
      problems[name] = 'APPLICATION_CHOICE_REQUIRED'
  }
  return problems
}
