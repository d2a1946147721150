import { competitionErrors, type Track, tracks } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { Icon, useStyles } from '@chuhai/ui'
import { iconLock } from '@chuhai/ui/icons'
import { type KeyboardEvent, useId, useRef } from 'react'
import { frameMessages } from './messages'
import css from './track-tabs.css?inline'

interface TrackTabsProps {
  track: Track
  /** From step two on, and once step one is saved (specification, section 4). */
  isLocked: boolean
  panelId: string
  locale: Locale
  onChoose(track: Track): void
}

const order: readonly Track[] = [tracks.risingStar, tracks.pillar]
const lastTrack = order.length - 1

export const tabIdOf = (panelId: string, track: Track) => `${panelId}-tab-${track}`

/** Where a key leads to, counted from where the focus is; undefined for keys that are none of its. */
const places: Record<string, (place: number) => number> = {
  ArrowRight: (place) => (place === lastTrack ? 0 : place + 1),
  ArrowLeft: (place) => (place === 0 ? lastTrack : place - 1),
  Home: () => 0,
  End: () => lastTrack,
}

/** 新星赛道 and 栋梁赛道 (specification 2.15). */
export const TrackTabs = ({ track, isLocked, panelId, locale, onChoose }: TrackTabsProps) => {
  useStyles(css)
  const list = useRef<HTMLDivElement>(null)
  const noteId = useId()
  const words = frameMessages[locale]
  const locked = competitionErrors.CUP_TRACK_LOCKED[locale]

  const press = (event: KeyboardEvent) => {
    const place = places[event.key]?.(order.indexOf(track))
    const next = place === undefined ? undefined : order[place]
    if (next === undefined || isLocked) return
    event.preventDefault()
    onChoose(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place as number]?.focus()
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
      onKeyDown={press}
    >
      {order.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabIdOf(panelId, one)}
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
