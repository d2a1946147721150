import { getRegistration } from '@chuhai/contract/competition'
import { Skeleton, useIsHydrated, useLocale } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { competitionMessages } from '../messages'
import type { CardPartProps } from './EditionInfo'
import { StatusTag } from './StatusTag'

const textHeightPx = 46

/**
 * The visitor's own registration: its status, why it was rejected, and what comes next. Its room is kept from the first
 * paint on wherever a session may exist, so that the buttons below stay where they are.
 */
export const RegistrationStatus = ({ core, editionId }: CardPartProps) => {
  const words = competitionMessages[useLocale()]
  const user = useStore(core.session.$user)
  const isKnown = useStore(core.session.$isKnown)
  const isRenderedOnServer = !useIsHydrated()
  const registrations = core.query(getRegistration, { query: { editionId } })
  const { phase, data: registration } = useStore(registrations.$state)
  useEffect(() => {
    if (user) registrations.load().catch(() => undefined)
  }, [user, registrations])

  if (!user && (isKnown || isRenderedOnServer)) return null
  if (registration === undefined)
    return (
      <div className="ch-competition__own">
        {phase !== 'failed' && <Skeleton lines={2} height={textHeightPx} />}
      </div>
    )
  return (
    <div className="ch-competition__own">
      <p className="ch-competition__status">
        <span>{words.own}</span>
        {registration ? <StatusTag status={registration.auditStatus} /> : words.none}
      </p>
      {registration?.auditStatus === '未通过' && registration.auditReason && (
        <p className="ch-competition__reason">{words.reason(registration.auditReason)}</p>
      )}
      <p className="ch-competition__next">
        {registration ? words.next[registration.auditStatus] : words.steps}
      </p>
    </div>
  )
}
