import type { Locale } from '@chuhai/contract/locale'
import { Button } from '@chuhai/ui'
import type { Filling } from '../store/state'
import { Footnote } from './Footnote'
import { frameMessages } from './messages'

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
