import type { Locale } from '@chuhai/contract/locale'
import { quoteErrors } from '@chuhai/contract/logistics'
import type { QuoteField } from './form'
import type { QuoteMessages } from './messages'
import type { QuoteState, QuoteStore } from './store'

/** What the parts of the form are given. */
export interface QuoteFormProps {
  store: QuoteStore
  state: QuoteState
  words: QuoteMessages
  locale: Locale
}

/** What is wrong with a field, in the language of the form. */
export const errorOf = ({ state, locale }: Pick<QuoteFormProps, 'state' | 'locale'>, field: QuoteField) => {
  const code = state.problems[field]
  return code && quoteErrors[code][locale]
}
