import type { Registration } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { EmptyState, Tag } from '@chuhai/ui'
import { Sail, Ship } from '@chuhai/ui/illustrations'
import { Picture } from '../parts/Picture'
import { statusText, statusTones } from '../statuses'
import { planMessages } from './messages'
import { barOf, statusOf } from './standing'

/** No plan yet: where the registration stands, and why. */
export const Barred = ({ registration, locale }: { registration: Registration | null; locale: Locale }) => {
  const words = planMessages[locale]
  const status = statusOf({ registration })
  const { title, text } = barOf(status, words)
  return (
    <>
      <EmptyState
        illustration={status !== '未通过' && <Picture of={status === '待审核' ? Ship : Sail} />}
        title={
          <span className="ch-plan__standing">
            {registration && <Tag tone={statusTones[status]}>{statusText(status, locale)}</Tag>}
            {title}
          </span>
        }
        text={text}
      />
      {status === '未通过' && registration?.auditReason && (
        <p className="ch-plan__reason">{words.reason(registration.auditReason)}</p>
      )}
    </>
  )
}
