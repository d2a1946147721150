import { getRegistration } from '@chuhai/contract/competition'
import { Tag } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { CardProps } from './card-props'
import { competitionMessages } from './messages'
import { statusText, statusTones } from './statuses'

/** Where one's own registration stands, why it was not accepted, and what comes next. Without it the buttons are still right. */
export const OwnStatus = ({ core, editionId, locale }: CardProps) => {
  const words = competitionMessages[locale]
  const user = useStore(core.session.$user)
  const registrations = core.query(getRegistration, { query: { editionId } })
  const registration = useStore(registrations.$state).data
  useEffect(() => {
    if (user) registrations.load().catch(() => undefined)
  }, [user, registrations])

  if (!user || !registration) return null
  const { auditStatus, auditReason } = registration
  return (
    <div className="ch-competition__own">
      <p className="ch-competition__status">
        <span>{words.own}</span>
        <Tag tone={statusTones[auditStatus]}>{statusText(auditStatus, locale)}</Tag>
      </p>
      {auditStatus === '未通过' && auditReason && (
        <p className="ch-competition__reason">{words.reason(auditReason)}</p>
      )}
      <p className="ch-competition__next">{words.next[auditStatus]}</p>
    </div>
  )
}
