import { competitionErrors } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { Band } from './Band'
import { Head } from './Head'
import { infoOf } from './info'
import { Review } from './Review'
import { reviewMessages } from './review-messages'
import type { Kept } from './state'
import { steps } from './step'
import { tabIdOf } from './TrackTabs'

interface KeptViewProps {
  state: Kept
  locale: Locale
  panelId: string
}

/** A registration under review, or accepted: to be read only. */
export const KeptView = ({ state, locale, panelId }: KeptViewProps) => {
  const { registration, members } = state
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
      <div role="tabpanel" id={panelId} aria-labelledby={tabIdOf(panelId, track)}>
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
