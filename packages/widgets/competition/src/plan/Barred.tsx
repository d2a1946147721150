import type { AuditStatus, Registration } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { EmptyState, Tag } from '@chuhai/ui'
import { type IllustrationProps, Podium, Seal, Ship } from '@chuhai/ui/illustrations'
import type { ComponentType } from 'react'
import { Picture } from '../sign-up/Picture'
import { statusText, statusTones } from '../statuses'
import { planMessages } from './messages'
import { barOf, statusOf } from './standing'

const pictures: Record<AuditStatus, ComponentType<IllustrationProps>> = {
  正在报名: Podium,
  待审核: Ship,
  未通过: Seal,
  已通过: Podium,
}

/** No plan yet: where the registration stands, and why. */
export const Barred = ({ registration, locale }: { registration: Registration | null; locale: Locale }) => {
  const words = planMessages[locale]
  const status = statusOf({ registration })
  const { title, text } = barOf(status, words)
  return (
    <>
      <EmptyState
        illustration={<Picture of={pictures[status]} />}
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
