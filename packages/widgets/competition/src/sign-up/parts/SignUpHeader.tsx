import { competitionErrors, type Track, tracks } from '@chuhai/contract/competition'
import { Icon, Steps, useLocale } from '@chuhai/ui'
import { iconLock } from '@chuhai/ui/icons'
import { type KeyboardEvent, useId, useRef } from 'react'
import { signUpMessages } from '../messages'
import { steps } from '../state'

interface TrackTabsProps {
  track: Track
  /** From step two on, and once step one is saved (specification, section 4). */
  isLocked: boolean
  panelId: string
  onChoose(track: Track): void
}

const order: readonly Track[] = [tracks.risingStar, tracks.pillar]
const lastTrack = order.length - 1

export const tabId = (panelId: string, track: Track) => `${panelId}-tab-${track}`

const targets: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index === lastTrack ? 0 : index + 1),
  ArrowLeft: (index) => (index === 0 ? lastTrack : index - 1),
  Home: () => 0,
  End: () => lastTrack,
}

/** 新星赛道 and 栋梁赛道 (specification 2.15). */
const TrackTabs = ({ track, isLocked, panelId, onChoose }: TrackTabsProps) => {
  const locale = useLocale()
  const list = useRef<HTMLDivElement>(null)
  const noteId = useId()
  const words = signUpMessages[locale]
  const locked = competitionErrors.CUP_TRACK_LOCKED[locale]

  const onKeyDown = (event: KeyboardEvent) => {
    const index = targets[event.key]?.(order.indexOf(track))
    const next = index === undefined ? undefined : order[index]
    if (next === undefined || isLocked) return
    event.preventDefault()
    onChoose(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index as number]?.focus()
  }
  return (
    <div
      ref={list}
      className="ch-tracks"
      role="tablist"
      aria-label={words.tracks}
      aria-describedby={isLocked ? noteId : undefined}
      data-locked={isLocked ? '' : undefined}
      title={isLocked ? locked : undefined}
      onKeyDown={onKeyDown}
    >
      {order.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabId(panelId, one)}
          className="ch-tracks__tab"
          aria-selected={one === track}
          aria-controls={panelId}
          aria-disabled={isLocked || undefined}
          tabIndex={one === track ? 0 : -1}
          disabled={isLocked && one !== track}
          onClick={() => !isLocked && onChoose(one)}
        >
          {isLocked && one === track && <Icon path={iconLock} size={16} />}
          {words.trackNames[one]}
        </button>
      ))}
      {isLocked && (
        <span id={noteId} hidden>
          {locked}
        </span>
      )}
    </div>
  )
}

interface SignUpHeaderProps extends TrackTabsProps {
  /** Number of finished steps. */
  done: number
}

/** Both tracks, and the three steps (specification 2.15). */
export const SignUpHeader = ({ done, ...tabs }: SignUpHeaderProps) => {
  const words = signUpMessages[useLocale()]
  return (
    <div className="ch-sign-up__head">
      <TrackTabs {...tabs} />
      <Steps label={words.stepsLabel} steps={steps.map((step) => words.steps[step])} current={done} />
    </div>
  )
}
