import type { Control, CreateEngine, EngineState, Problem } from './engine/engine'
import type { Media } from './media'
import { type Quality, qualityOf } from './quality'
import type { ViewerChoices, ViewerMemory } from './viewer'

/** What a page around the player may show. Times are in seconds, `volume` is from 0 to 1. */
export interface PlayerState extends EngineState {
  /** `cover` until it is first played, `failed` until it is tried again. */
  phase: 'cover' | 'shown' | 'failed'
  problem: Problem | null
  /** Asked to play, while there is nothing to play with yet. */
  isAwaited: boolean
  hasSubtitles: boolean
  lines: readonly string[]
  quality: Quality
  /** Plays without sound, which nobody has switched off: a press gives it. */
  offersSound: boolean
  /** What the browser has refused of late, which the viewer has to be told. */
  refused: Control | null
}

/** What `createPlayer` takes beside its media; `memory` keeps what the viewer chooses for other videos, on the device unless given, `load` replaces video.js in tests. */
export interface PlayerOptions {
  /** A broadcast: seeking is disabled. `position` returns the current time of a recording that is synchronised with the clock. */
  live?: { position?: (duration: number) => number }
  memory?: ViewerMemory
  load?: (src: string) => Promise<CreateEngine>
}

/** The state of a video that was not played yet. */
export const coverState = (media: Media, chosen: ViewerChoices): PlayerState => ({
  phase: 'cover',
  problem: null,
  isAwaited: false,
  hasSubtitles: media.subtitles !== undefined && (chosen.hasSubtitles ?? true),
  lines: [],
  quality: qualityOf(media, chosen.quality ?? null),
  offersSound: false,
  refused: null,
  isPlaying: false,
  isWaiting: false,
  hasEnded: false,
  time: 0,
  duration: media.seconds ?? 0,
  buffered: 0,
  volume: chosen.volume ?? 1,
  isMuted: chosen.isMuted ?? false,
  rate: chosen.rate ?? 1,
  isPictureInPicture: false,
})
