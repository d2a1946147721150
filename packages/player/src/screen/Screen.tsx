import { Button, useLocale, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { iconMuted } from '../icons'
import { handleKey } from '../keys'
import { playerMessages } from '../messages'
import type { Player } from '../store'
import { ControlBar } from './ControlBar'
import { KeyHelp } from './KeyHelp'
import { ProblemNotice } from './ProblemNotice'
import css from './screen.css?inline'
import { useFullscreen } from './use-fullscreen'
import { useIsIdle } from './use-is-idle'

/** How long a viewer may read why a control did nothing. */
const refusalMs = 4000

interface ScreenProps {
  player: Player
  /** The element around, which fills the screen and hears the keys. */
  frame: RefObject<HTMLElement | null>
}

/** The video with what lies over it: subtitles, controls, the keys, and what went wrong. */
export const Screen = ({ player, frame }: ScreenProps) => {
  useStyles(css)
  const words = playerMessages[useLocale()]
  const place = useRef<HTMLDivElement>(null)
  const { phase, problem, isPlaying, isWaiting, hasSubtitles, lines, isMuted, offersSound, refused } =
    useStore(player.$state)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const onFullscreenRefused = useCallback(() => player.refuse('fullscreen'), [player])
  const fullscreen = useFullscreen(frame, {
    fallback: player.enterNativeFullscreen,
    onRefused: onFullscreenRefused,
  })
  const isIdle = useIsIdle(frame, isPlaying && !isHelpOpen)
  const { toggle: toggleFullscreen } = fullscreen

  useEffect(() => (place.current ? player.attach(place.current) : undefined), [player])

  useEffect(() => {
    const element = frame.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setHelpOpen(false)
      const targets = { toggleFullscreen, toggleHelp: () => setHelpOpen((isOpen) => !isOpen) }
      if (handleKey(player, event, targets)) event.preventDefault()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [player, frame, toggleFullscreen])

  const { forgetRefusal } = player
  useEffect(() => {
    if (!refused) return
    const timer = setTimeout(forgetRefusal, refusalMs)
    return () => clearTimeout(timer)
  }, [refused, forgetRefusal])

  const isShown = phase === 'shown'
  return (
    <div className="ch-screen" data-idle={isIdle || undefined}>
      <div className="ch-screen__place" data-covered={phase === 'cover' || undefined} ref={place} />
      {isShown && (
        <button
          type="button"
          className="ch-screen__surface"
          tabIndex={-1}
          aria-hidden="true"
          onClick={(event) => {
            frame.current?.focus({ preventScroll: true })
            // A finger that wakes the controls does not pause.
            if (isIdle && (event.nativeEvent as PointerEvent).pointerType === 'touch') return
            player.toggle()
          }}
          onDoubleClick={toggleFullscreen}
        />
      )}
      {isShown && offersSound && isMuted && (
        <span className="ch-screen__sound">
          <Button variant="secondary" icon={iconMuted} onClick={player.toggleMuted}>
            {words.sound}
          </Button>
        </span>
      )}
      {isShown && isWaiting && (
        <span className="ch-screen__waiting" role="status" aria-label={words.waiting} />
      )}
      {isShown && hasSubtitles && lines.length > 0 && (
        <p className="ch-screen__subtitles" lang="zh-CN">
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cues may say the same
            <span key={place}>{line}</span>
          ))}
        </p>
      )}
      {isShown && (
        <ControlBar
          player={player}
          words={words}
          fullscreen={fullscreen}
          onHelp={() => setHelpOpen((isOpen) => !isOpen)}
        />
      )}
      {/* Always there, so that what it says later is read out. */}
      <p className="ch-screen__refused" role="status">
        {refused && words.refused[refused]}
      </p>
      {isHelpOpen && <KeyHelp words={words} onClose={() => setHelpOpen(false)} />}
      {problem && <ProblemNotice player={player} problem={problem} words={words} />}
    </div>
  )
}
