import { useLocale, usePart, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Cover } from './cover/Cover'
import css from './cover/cover.css?inline'
import { playerMessages } from './messages'
import type { Player } from './store'

const loadScreen = () => import('./screen/Screen')

/**
 * A video with its controls. The server renders its cover, a link to the file; the code that plays is loaded once the
 * player is shown in a browser.
 *
 *   cover                      playing                       failed
 *   ┌───────────────────┐      ┌───────────────────┐         ┌───────────────────┐
 *   │                   │      │     subtitles     │         │   网络出错         │
 *   │        (▶)        │      │ ───────o───────── │         │   [重试] 打开文件   │
 *   │              0:37 │      │ ▶ 🔊 0:12 / 0:37 ⛶ │         │                   │
 *   └───────────────────┘      └───────────────────┘         └───────────────────┘
 *
 * @example
 * const player = usePlayer({ title: '看懂体积重', src: '/weight.mp4', poster: '/weight.webp' })
 * return <VideoPlayer player={player} />
 */
export const VideoPlayer = ({
  player,
}: {
  /** What plays, and how: made by `usePlayer` or `createPlayer`. */
  player: Player
}) => {
  useStyles(css)
  const frame = useRef<HTMLDivElement>(null)
  const words = playerMessages[useLocale()]
  const { phase, isAwaited } = useStore(player.$state)
  const part = usePart(loadScreen, true)
  const { media, isLive } = player

  useEffect(() => {
    player.preload().catch(() => {})
  }, [player])

  const start = () => {
    // The cover goes, and keys are to work from now on.
    frame.current?.focus({ preventScroll: true })
    player.play()
  }
  return (
    <div ref={frame} className="ch-player" role="region" aria-label={words.region(media.title)} tabIndex={-1}>
      {part && <part.Screen player={player} frame={frame} />}
      {phase === 'cover' && (
        <Cover media={media} words={words} isLive={isLive} isAwaited={isAwaited} onPlay={start} />
      )}
    </div>
  )
}
