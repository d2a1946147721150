import type videojs from 'video.js'
import { cueWords } from './cue-words'
import type { CreateEngine, EngineState, Problem } from './engine'

const noSource = 'no compatible source'

const problems: Record<number, Problem> = {
  1: 'aborted',
  2: 'network',
  3: 'corrupted',
  4: 'unsupported',
  5: 'encrypted',
}

const types: Record<string, string> = { m3u8: 'application/x-mpegURL', webm: 'video/webm' }
const typeOf = (src: string): string =>
  types[/\.(\w+)(?:[?#]|$)/.exec(src)?.[1]?.toLowerCase() ?? ''] ?? 'video/mp4'

/** Events after which something that the player shows may differ. */
const changes = [
  ...['play', 'pause', 'playing', 'waiting', 'canplay', 'ended', 'seeking', 'seeked', 'timeupdate'],
  ...['durationchange', 'progress', 'volumechange', 'ratechange', 'loadedmetadata'],
  ...['enterpictureinpicture', 'leavepictureinpicture'],
]

const finite = (value: number | undefined): number => (Number.isFinite(value) ? (value as number) : 0)

/** Plays with video.js, without any of its controls: those are the player's own. */
export const engineOf =
  (library: typeof videojs): CreateEngine =>
  (place, { src, needsSession, subtitles }, listener) => {
    // What goes wrong is shown in the player.
    library.log.level('off')
    const element = document.createElement('video')
    element.playsInline = true
    // The browser of WeChat on Android goes to full screen without it.
    element.setAttribute('x5-playsinline', '')
    element.preload = 'none'
    // Also for the subtitles. Addresses are signed for the session of the portal, or for the pages of another site, which tell their origin.
    const isOwn = new URL(src, location.href).origin === location.origin
    if (needsSession) element.crossOrigin = isOwn ? 'use-credentials' : 'anonymous'
    place.append(element)
    const player = library(element, {
      children: ['mediaLoader'],
      controls: false,
      inactivityTimeout: 0,
      userActions: { click: false, doubleClick: false, hotkeys: false },
      notSupportedMessage: noSource,
      sources: [{ src, type: typeOf(src) }],
      html5: { vhs: { withCredentials: isOwn } },
    })
    // The region with a name is the player around it.
    for (const name of ['role', 'aria-label', 'tabindex']) player.el().removeAttribute(name)

    let isWaiting = false
    /** Until the new source is known, what can be read is of the old one. */
    let isReloading = false
    const read = (): EngineState => ({
      isPlaying: !player.paused(),
      isWaiting,
      hasEnded: Boolean(player.ended()),
      time: isReloading ? 0 : finite(player.currentTime()),
      duration: isReloading ? 0 : finite(player.duration()),
      buffered: finite(player.bufferedEnd()),
      volume: finite(player.volume()),
      isMuted: Boolean(player.muted()),
      rate: player.playbackRate() ?? 1,
      isPictureInPicture: Boolean(player.isInPictureInPicture()),
    })
    player.on(changes, ({ type }: { type: string }) => {
      if (type === 'loadedmetadata') isReloading = false
      if (type === 'waiting' || type === 'seeking') isWaiting = true
      if (['playing', 'canplay', 'seeked', 'pause', 'timeupdate'].includes(type)) isWaiting = false
      listener.onState(read())
    })
    player.on('error', () => {
      const error = player.error()
      if (!error) return
      isWaiting = false
      const problem = error.message === noSource ? 'noSource' : (problems[error.code] ?? 'unsupported')
      // Browsers take a lost connection for a format that they do not know.
      listener.onProblem(problem === 'unsupported' && !navigator.onLine ? 'network' : problem)
    })

    // Without keys such a file waits for ever. The event does not bubble, and the element may be another one by then.
    const onEncrypted = () => {
      isWaiting = false
      listener.onProblem('encrypted')
    }
    place.addEventListener('encrypted', onEncrypted, true)

    const addSubtitles = () => {
      const added = player.addRemoteTextTrack(
        { kind: 'subtitles', src: subtitles, srclang: 'zh', label: '中文', mode: 'hidden' },
        true,
      ) as unknown as { track: TextTrack } | undefined
      // A browser that plays nothing takes no subtitles either.
      if (!added) return
      const { track } = added
      // Where the browser's own tracks are used, as in Safari, the option alone changes nothing.
      track.mode = 'hidden'
      track.addEventListener('cuechange', () =>
        listener.onSubtitles(Array.from(track.activeCues ?? [], (cue) => cueWords((cue as VTTCue).text))),
      )
    }
    // Before that there is nothing to add them to.
    if (subtitles) player.ready(addSubtitles)

    const playNow = () => {
      // A browser that refuses to play leaves the video paused, with the button to play it.
      player.play()?.catch(({ name }: DOMException) => {
        // Taken away while it was about to play.
        if (player.isDisposed()) return
        if (name === 'NotAllowedError') listener.onRefused()
        listener.onState(read())
      })
    }
    // Asked earlier, video.js waits for the start of a load that may be over by then. Where nothing plays there is no tech.
    const play = () => void player.ready(() => player.tech(true)?.ready(playNow))
    /** Sets a property once the element exists, and reports if the browser ignores it. */
    const apply = (name: 'rate' | 'volume', property: 'playbackRate' | 'volume', value: number) =>
      void player.ready(() => {
        const video = place.querySelector('video')
        if (!player.tech(true) || !video) return
        try {
          // A video that is loaded begins with the default.
          if (name === 'rate') video.defaultPlaybackRate = value
          video[property] = value
        } catch {
          // Reported below.
        }
        if (Math.abs(video[property] - value) > 0.01) listener.onControlRefused(name)
      })
    return {
      play,
      pause: () => player.pause(),
      seek: (seconds) => void player.currentTime(seconds),
      setVolume: (volume) => apply('volume', 'volume', volume),
      setMuted: (isMuted) => void player.muted(isMuted),
      setRate: (rate) => apply('rate', 'playbackRate', rate),
      togglePictureInPicture() {
        const change = player.isInPictureInPicture()
          ? player.exitPictureInPicture()
          : player.requestPictureInPicture()
        change?.catch(() => listener.onControlRefused('pictureInPicture'))
      },
      reload(src, plays) {
        const rate = player.playbackRate() ?? 1
        isReloading = true
        player.error(null)
        player.src({ src, type: typeOf(src) })
        player.one('loadedmetadata', () => void player.playbackRate(rate))
        if (plays) play()
      },
      enterNativeFullscreen() {
        const video = place.querySelector('video') as
          | (HTMLVideoElement & { webkitEnterFullscreen?(): void })
          | null
        try {
          if (!video?.webkitEnterFullscreen) throw new Error('not known')
          video.webkitEnterFullscreen()
        } catch {
          listener.onControlRefused('fullscreen')
        }
      },
      destroy() {
        place.removeEventListener('encrypted', onEncrypted, true)
        player.dispose()
      },
    }
  }
