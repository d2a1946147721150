import type { Locale } from '@chuhai/contract/locale'
import { Button } from '@chuhai/ui'
import { reviewMessages } from '../review/messages'
import type { Filling, Kept } from '../store/state'
import { frameMessages } from './messages'

interface FootnoteProps {
  isCut: boolean
  note?: string | undefined
  locale: Locale
}

/** A word beside the actions. That the network gave way is said here, too: the page may not have the files of a notice yet. */
const Footnote = ({ isCut, note, locale }: FootnoteProps) =>
  isCut ? (
    <span className="ch-sign-up__note ch-sign-up__note--cut" role="alert">
      {frameMessages[locale].cut}
    </span>
  ) : (
    <span className="ch-sign-up__note">{note}</span>
  )

interface FillingFooterProps {
  state: Filling
  locale: Locale
  formId: string
  onBack(): void
  onNext(): void
}

/** 上一步 and 下一步, or 提交. */
export const FillingFooter = ({ state, locale, formId, onBack, onNext }: FillingFooterProps) => {
  const { step, isBusy, isCut, registration } = state
  const words = frameMessages[locale]
  const note = step === 'info' && registration ? undefined : words.notes[step]
  return (
    <>
      <Footnote isCut={isCut} note={note} locale={locale} />
      {step !== 'info' && (
        <Button variant="secondary" disabled={isBusy} onClick={onBack}>
          {words.back}
        </Button>
      )}
      {step === 'info' ? (
        <Button type="submit" form={formId} busy={isBusy}>
          {words.next}
        </Button>
      ) : (
        <Button busy={isBusy} onClick={onNext}>
          {step === 'review' ? words.submit : words.next}
        </Button>
      )}
    </>
  )
}

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
