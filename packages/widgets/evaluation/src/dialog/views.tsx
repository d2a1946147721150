import type { EvaluationField } from '@chuhai/contract/evaluation'
import type { Locale } from '@chuhai/contract/locale'
import type { QueryState } from '@chuhai/core'
import type { ReactNode } from 'react'
import type { Ways } from '../ways'
import { Evaluating } from './Evaluating'
import { FormFooter } from './FormFooter'
import type { GuideMessages } from './messages'
import { Questions } from './Questions'
import { Rated } from './Rated'
import { RatedFooter } from './RatedFooter'
import type { EvaluationState } from './state'
import type { EvaluationStore } from './store'
import { Unrated } from './Unrated'
import { Unread } from './Unread'
import { WaitingResult } from './Waiting'

export interface ViewProps extends Ways {
  state: EvaluationState
  fields: QueryState<EvaluationField[]>
  store: EvaluationStore
  words: GuideMessages
  locale: Locale
  formId: string
  onClose(): void
}

interface View {
  content: ReactNode
  footer?: ReactNode
  /** Read out when it comes. */
  said?: string
}

/** What the dialog holds in each phase. */
export const viewOf = ({ state, ...props }: ViewProps): View => {
  const { words, store } = props
  switch (state.phase) {
    case 'filling':
    case 'sending':
      return {
        content: <Questions {...props} state={state} />,
        footer: <FormFooter {...props} state={state} />,
      }
    case 'evaluating':
      return {
        content: <Evaluating comparison={state.comparison} isSlow={state.isSlow} words={words} />,
        said: state.isSlow ? words.slow : words.evaluating,
      }
    case 'unread':
      return {
        content: <Unread isSubmitted={Boolean(state.comparison)} words={words} onRetry={store.retry} />,
        said: words.unread.title,
      }
    case 'unrated':
      return { content: <Unrated {...props} />, said: words.unrated.title }
    case 'rated':
      return {
        content: <Rated result={state.result} words={words} />,
        footer: <RatedFooter {...props} result={state.result} />,
        said: words.rated(state.result.rating ?? ''),
      }
    default:
      return { content: <WaitingResult />, said: words.loading }
  }
}
