import { map, type ReadableAtom } from 'nanostores'
import type { Control, CreateEngine, Engine, EngineState, Problem } from './engine/engine'
import { loadEngine } from './engine/load-engine'
import type { Media } from './media'
import { addressOf, type Quality, qualityOf } from './quality'
import { coverState, type PlayerOptions, type PlayerState } from './state'
import { createViewerMemory, type ViewerChoices } from './viewer'

/** How far seeking and volume go with one press of a key. */
export const seekStepS = 5
export const volumeStep = 0.1

/** A recording in step with the clock may be this far off before it is moved. */
const driftS = 2

/** A video that a view shows and a page controls. Times are in seconds. */
export interface Player {
  /** What it shows; its address may have been renewed. */
  readonly media: Media
  readonly isLive: boolean
  readonly $state: ReadableAtom<PlayerState>
  /** Fetches what plays the video, as soon as a press becomes likely. */
  preload(): Promise<unknown>
  /** Plays in this element from now on. Returns a function that ends it. */
  attach(target: HTMLElement): () => void
  play(): void
  pause(): void
  toggle(): void
  seek(seconds: number): void
  seekBy(seconds: number): void
  /** Goes to a moment and plays from there. */
  playFrom(seconds: number): void
  /** Plays from a moment without a press: silently, or with sound where the browser lets it. Refused, it shows its cover. */
  playUnasked(seconds: number, isMuted: boolean): void
  /** From 0 to 1. */
  setVolume(volume: number): void
  changeVolume(by: number): void
  toggleMuted(): void
  setRate(rate: number): void
  toggleSubtitles(): void
  togglePictureInPicture(): void
  enterNativeFullscreen(): void
  /** Tells the viewer that the browser does not do this; `forgetRefusal` takes it back. */
  refuse(control: Control): void
  forgetRefusal(): void
  /** Goes on at the second where it failed. */
  retry(): void
  /** Goes on from new addresses at the same second, unseen; what had failed is tried again. */
  renew(src: string, renditions?: Media['renditions']): void
  /** Goes on in another quality at the same second. */
  setQuality(wanted: Quality): void
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max)

/**
 * A video, from its cover to its end; the view and the page around it read and steer it.
 *
 * @param given What it shows at first; its address may be renewed.
 * @example
 * const player = createPlayer({ title: '看懂体积重', src: '/weight.mp4', poster: '/weight.webp', seconds: 37 })
 * player.playFrom(9)
 */
export const createPlayer = (
  given: Media,
  { live, memory = createViewerMemory(), load = loadEngine }: PlayerOptions = {},
): Player => {
  let media = given
  const chosen = memory.read()
  const $state = map(coverState(media, live ? { ...chosen, rate: 1 } : chosen))
  const set = (change: Partial<PlayerState>) => $state.set({ ...$state.get(), ...change })
  let engine: Engine | undefined
  let place: HTMLElement | undefined
  let loading: Promise<CreateEngine> | undefined
  /** Where it goes on as soon as there is something to play. */
  let startAt: number | null = null
  /** Nobody has pressed: without sound from the start, or once the browser refuses it with sound. */
  let unasked: 'silent' | 'maySound' | null = null

  const source = () => addressOf(media, $state.get().quality)
  const silence = () => {
    set({ offersSound: true })
    engine?.setMuted(true)
  }
  /** From now on the viewer decides about the sound. */
  const mute = (isMuted: boolean) => {
    unasked = null
    set({ offersSound: false })
    engine?.setMuted(isMuted)
  }

  const followClock = () => {
    const { duration, time } = $state.get()
    if (!live?.position || duration === 0) return
    const position = Math.min(live.position(duration), duration)
    if (Math.abs(position - time) > driftS) engine?.seek(position)
  }
  const refuse = (control: Control) => {
    // Otherwise every further video would begin with the refusal.
    if (control === 'rate' || control === 'volume') memory.write({ [control]: 1 })
    set({ refused: control })
  }
  /** Saves settings of the viewer for the next video. */
  const choose = (choices: ViewerChoices) => memory.write(choices)
  const fail = (problem: Problem) => set({ phase: 'failed', problem, isAwaited: false, isWaiting: false })
  const onState = (state: EngineState) => {
    if ($state.get().phase === 'failed') return
    const before = $state.get()
    set({
      ...state,
      // Before its first bytes a video has neither length nor place.
      duration: state.duration || before.duration,
      time: startAt ?? state.time,
      // A moment that was chosen before shows nothing yet: the browser may refuse to play.
      phase: state.isPlaying ? 'shown' : before.phase,
      isAwaited: before.isAwaited && !state.isPlaying,
    })
    if (startAt !== null && state.duration > 0) {
      const second = startAt
      startAt = null
      engine?.seek(second)
    }
    if (state.isPlaying || state.hasEnded) followClock()
    // A recording that ended before its time goes on; one that is over stays at its end.
    if (live?.position && state.hasEnded && live.position(state.duration) < state.duration - driftS)
      engine?.play()
  }

  const onRefused = () => {
    if (unasked === 'maySound') {
      unasked = 'silent'
      silence()
      engine?.play()
      return
    }
    // The cover is back, and who presses it wants to hear something.
    if (unasked) mute(false)
    else refuse('play')
    set({ isAwaited: false, isWaiting: false })
  }
  /** A new engine starts with the browser's defaults. */
  const applyChoices = (fresh: Engine) => {
    const { rate, volume, isMuted } = $state.get()
    if (rate !== 1) fresh.setRate(rate)
    if (volume !== 1) fresh.setVolume(volume)
    if (isMuted) fresh.setMuted(true)
  }

  const preload = () => {
    loading ??= load(media.src)
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  const start = async (target: HTMLElement) => {
    try {
      const create = await preload()
      if (place !== target || engine) return
      engine = create(
        target,
        { ...media, src: source() },
        {
          onState,
          onSubtitles: (lines) => set({ lines }),
          onProblem: fail,
          onRefused,
          onControlRefused: refuse,
        },
      )
      applyChoices(engine)
      if (unasked === 'silent') silence()
      if ($state.get().isAwaited) engine.play()
    } catch (error) {
      console.error(
        '[chuhai] The player could not be started: check that all files of the page are served.',
        error,
      )
      if (place === target) fail('code')
    }
  }

  const play = () => {
    set({ isAwaited: true })
    if (engine) followClock()
    engine?.play()
  }
  const pause = () => {
    // The event `pause` comes later, and the quality may change before.
    set({ isPlaying: false, isAwaited: false })
    engine?.pause()
  }
  /** Goes on at the same second from the present address. */
  const reload = () => {
    const { phase, isPlaying, time, isAwaited } = $state.get()
    if (!engine) return
    if (!live && phase !== 'cover') startAt = time
    if (phase === 'failed') set({ phase: time > 0 ? 'shown' : 'cover', problem: null, isWaiting: true })
    engine.reload(source(), isPlaying || isAwaited || phase === 'failed')
  }
  const seek = (seconds: number) => {
    if (live) return
    const time = clamp(seconds, $state.get().duration || Number.POSITIVE_INFINITY)
    set({ time })
    if (!engine || startAt !== null || $state.get().phase === 'cover') startAt = time
    else engine.seek(time)
  }

  const setVolume = (wanted: number) => {
    const volume = clamp(wanted, 1)
    choose({ volume, isMuted: false })
    mute(false)
    if (engine) engine.setVolume(volume)
    else set({ volume })
  }

  return {
    get media() {
      return media
    },
    isLive: live !== undefined,
    $state,
    preload,
    attach(target: HTMLElement) {
      place = target
      void start(target)
      return () => {
        if ($state.get().time > 0) startAt = live ? null : $state.get().time
        place = undefined
        engine?.destroy()
        engine = undefined
        set({ isPlaying: false, isWaiting: false })
      }
    },
    play,
    pause,
    toggle: () => ($state.get().isPlaying ? pause() : play()),
    seek,
    playFrom(seconds: number) {
      seek(seconds)
      play()
    },
    playUnasked(seconds: number, isMuted: boolean) {
      unasked = isMuted ? 'silent' : 'maySound'
      if (isMuted) silence()
      if (seconds > 0) seek(seconds)
      play()
    },
    seekBy: (seconds: number) => seek($state.get().time + seconds),
    setVolume,
    changeVolume: (by: number) => setVolume(Math.round(($state.get().volume + by) * 10) / 10),
    toggleMuted() {
      const isMuted = !$state.get().isMuted
      choose({ isMuted })
      mute(isMuted)
    },
    setRate(rate: number) {
      choose({ rate })
      if (engine) engine.setRate(rate)
      else set({ rate })
    },
    toggleSubtitles() {
      if (media.subtitles === undefined) return
      const hasSubtitles = !$state.get().hasSubtitles
      choose({ hasSubtitles })
      set({ hasSubtitles })
    },
    togglePictureInPicture: () => engine?.togglePictureInPicture(),
    enterNativeFullscreen: () => engine?.enterNativeFullscreen(),
    refuse,
    forgetRefusal: () => set({ refused: null }),
    retry() {
      set({
        phase: $state.get().time > 0 ? 'shown' : 'cover',
        problem: null,
        isAwaited: true,
        isWaiting: true,
      })
      if (!live) startAt = $state.get().time
      if (engine) engine.reload(source(), true)
      else if (place) void start(place)
    },
    renew(src: string, renditions = media.renditions) {
      media = { ...media, src, renditions }
      reload()
    },
    setQuality(wanted: Quality) {
      choose({ quality: wanted })
      const quality = qualityOf(media, wanted)
      if (quality === $state.get().quality) return
      set({ quality })
      reload()
    },
  }
}
