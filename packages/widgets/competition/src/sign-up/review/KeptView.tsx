import { competitionErrors } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { useLayoutEffect, useRef } from 'react'
import { arriveAt } from '../frame/arrival'
import { Band } from '../frame/Band'
import { Head } from '../frame/Head'
import { tabIdOf } from '../frame/TrackTabs'
import { infoOf } from '../registration/info'
import type { Kept } from '../store/state'
import { steps } from '../store/step'
import { reviewMessages } from './messages'
import { Review } from './Review'

interface KeptViewProps {
  state: Kept
  locale: Locale
  panelId: string
}

/** A registration under review, or accepted: to be read only. */
export const KeptView = ({ state, locale, panelId }: KeptViewProps) => {
  const { registration, members } = state
  const panel = useRef<HTMLDivElement>(null)
  // 查看报名 had the focus, and is gone.
  useLayoutEffect(() => arriveAt(panel.current), [])
  const track = registration.contestantType
  const isAccepted = registration.auditStatus === '已通过'
  return (
    <>
      <Head
        track={track}
        isLocked
        panelId={panelId}
        done={isAccepted ? steps.length : steps.indexOf('review')}
        locale={locale}
        onChoose={() => undefined}
      />
      <div
        ref={panel}
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabIdOf(panelId, track)}
        tabIndex={-1}
        className="ch-sign-up__kept"
      >
        {isAccepted ? (
          <Band tone="success" title={reviewMessages[locale].accepted} />
        ) : (
          <Band tone="info" title={competitionErrors.CUP_UNDER_REVIEW[locale]} />
        )}
        <Review
          track={track}
          info={infoOf(registration)}
          members={members}
          plan={registration.plan?.name}
          locale={locale}
        />
      </div>
    </>
  )
}
