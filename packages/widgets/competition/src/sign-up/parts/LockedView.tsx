import { competitionErrors } from '@chuhai/contract/competition'
import { useLocale } from '@chuhai/ui'
import { useLayoutEffect, useRef } from 'react'
import { infoOf } from '../info'
import { signUpMessages } from '../messages'
import { type LockedState, steps } from '../state'
import { focusIfLost } from './focus-heading'
import { Review } from './Review'
import { SignUpHeader, tabId } from './SignUpHeader'
import { StatusBanner } from './StatusBanner'

interface LockedViewProps {
  state: LockedState
  id: string
}

/** A registration under review, or accepted: read only. */
export const LockedView = ({ state: { registration, members }, id }: LockedViewProps) => {
  const locale = useLocale()
  const panel = useRef<HTMLDivElement>(null)
  // 查看报名 had the focus, and is gone.
  useLayoutEffect(() => focusIfLost(panel.current), [])
  const track = registration.contestantType
  const isAccepted = registration.auditStatus === '已通过'
  return (
    <>
      <SignUpHeader
        track={track}
        isLocked
        panelId={id}
        done={isAccepted ? steps.length : steps.indexOf('review')}
        onChoose={() => undefined}
      />
      <div
        ref={panel}
        role="tabpanel"
        id={id}
        aria-labelledby={tabId(id, track)}
        tabIndex={-1}
        className="ch-sign-up__locked"
      >
        {isAccepted ? (
          <StatusBanner tone="success" title={signUpMessages[locale].accepted} />
        ) : (
          <StatusBanner tone="info" title={competitionErrors.CUP_UNDER_REVIEW[locale]} />
        )}
        <Review track={track} info={infoOf(registration)} members={members} plan={registration.plan?.name} />
      </div>
    </>
  )
}
