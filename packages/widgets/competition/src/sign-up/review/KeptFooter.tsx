import type { Locale } from '@chuhai/contract/locale'
import { Button } from '@chuhai/ui'
import { Footnote } from '../frame/Footnote'
import { frameMessages } from '../frame/messages'
import type { Kept } from '../store/state'
import { reviewMessages } from './messages'

interface KeptFooterProps {
  state: Kept
  locale: Locale
  onWithdraw(): void
  onPlan(): void
  onClose(): void
}

/** What is left to do with a registration that was handed in. */
export const KeptFooter = ({ state, locale, onWithdraw, onPlan, onClose }: KeptFooterProps) => {
  const words = frameMessages[locale]
  const review = reviewMessages[locale]
  const isAccepted = state.registration.auditStatus === '已通过'
  return (
    <>
      <Footnote isCut={state.isCut} locale={locale} />
      {!isAccepted && (
        <Button variant="danger" busy={state.isBusy} onClick={onWithdraw}>
          {review.withdraw}
        </Button>
      )}
      <Button variant="secondary" onClick={onClose}>
        {words.close}
      </Button>
      {isAccepted && <Button onClick={onPlan}>{review.upload}</Button>}
    </>
  )
}
