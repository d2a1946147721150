import type { Media } from '../media'

/** Why a video does not play (specification, section 8); `code` is a player whose own files did not arrive. */
export type Problem = 'aborted' | 'network' | 'unsupported' | 'corrupted' | 'noSource' | 'encrypted' | 'code'

/** What a viewer can ask of a browser that may refuse it. */
export type Control = 'play' | 'rate' | 'volume' | 'pictureInPicture' | 'fullscreen'

/** What a video does at present; times in seconds. */
export interface EngineState {
  isPlaying: boolean
  isWaiting: boolean
  hasEnded: boolean
  time: number
  duration: number
  buffered: number
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  rate: number
  isPictureInPicture: boolean
}

export interface EngineListener {
  onState(state: EngineState): void
  /** The lines of the subtitles that belong to the present moment. */
  onSubtitles(lines: readonly string[]): void
  onProblem(problem: Problem): void
  /** The browser plays only after a press, which there was not. */
  onRefused(): void
  /** The browser has not done what a control asks for. */
  onControlRefused(control: Control): void
}

/** What plays a video. The player knows no more of the library behind it. */
export interface Engine {
  play(): void
  pause(): void
  seek(seconds: number): void
  setVolume(volume: number): void
  setMuted(isMuted: boolean): void
  setRate(rate: number): void
  togglePictureInPicture(): void
  /** Loads the video, from an address that may be new, and plays it where that is wanted. */
  reload(src: string, plays: boolean): void
  /** Phones show the video alone on the whole screen, where a page may not. */
  enterNativeFullscreen(): void
  destroy(): void
}

export type CreateEngine = (place: HTMLElement, media: Media, listener: EngineListener) => Engine
