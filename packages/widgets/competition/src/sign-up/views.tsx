import type { Locale } from '@chuhai/contract/locale'
import { Skeleton } from '@chuhai/ui'
import type { ReactNode, RefObject } from 'react'
import { Unread } from '../parts/Unread'
import { FillingView } from './FillingView'
import { FillingFooter } from './frame/FillingFooter'
import { KeptFooter } from './review/KeptFooter'
import { KeptView } from './review/KeptView'
import { Submitted } from './review/Submitted'
import type { SignUpState } from './store/state'
import type { SignUpStore } from './store/store'

export interface ViewProps {
  state: SignUpState
  store: SignUpStore
  locale: Locale
  formId: string
  panelId: string
  isJudged: RefObject<boolean>
  onNext(): void
  onNewest(): void
  onWithdraw(): void
  onPlan(): void
  onClose(): void
}

interface View {
  content: ReactNode
  footer?: ReactNode
}

/** What the dialog holds in each phase. */
export const viewOf = ({ state, ...props }: ViewProps): View => {
  switch (state.phase) {
    case 'filling':
      return {
        content: <FillingView {...props} state={state} />,
        footer: <FillingFooter {...props} state={state} onBack={props.store.back} />,
      }
    case 'kept':
      return {
        content: <KeptView {...props} state={state} />,
        footer: <KeptFooter {...props} state={state} />,
      }
    case 'submitted':
      return {
        content: (
          <Submitted {...props} registration={state.registration} onShow={props.store.showSubmitted} />
        ),
      }
    case 'unread':
      return { content: <Unread locale={props.locale} onRetry={props.store.retry} /> }
    default:
      return { content: <Skeleton lines={8} height={320} /> }
  }
}
