import type { Track } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { Steps } from '@chuhai/ui'
import { steps } from '../store/step'
import { frameMessages } from './messages'
import { TrackTabs } from './TrackTabs'

interface HeadProps {
  track: Track
  isLocked: boolean
  panelId: string
  /** Steps that are done. */
  done: number
  locale: Locale
  onChoose(track: Track): void
}

/** Both tracks, and the three steps (specification 2.15). */
export const Head = ({ done, ...tabs }: HeadProps) => {
  const words = frameMessages[tabs.locale]
  return (
    <div className="ch-sign-up__head">
      <TrackTabs {...tabs} />
      <Steps label={words.stepsLabel} steps={steps.map((step) => words.steps[step])} current={done} />
    </div>
  )
}
