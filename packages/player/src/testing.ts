import { vi } from 'vitest'
import type { Control, CreateEngine, EngineListener, EngineState, Problem } from './engine/engine'
import type { Media } from './media'

export const mediaDouble: Media = {
  title: '看懂体积重',
  src: '/media/videos/volumetric-weight.mp4',
  poster: '/media/videos/volumetric-weight.webp',
  subtitles: '/media/videos/volumetric-weight.vtt',
  seconds: 37,
  chapters: [
    { at: 0, title: '为什么有体积重' },
    { at: 9, title: '怎么算' },
  ],
}

const stopped: EngineState = {
  isPlaying: false,
  isWaiting: false,
  hasEnded: false,
  time: 0,
  duration: 37,
  buffered: 37,
  volume: 1,
  isMuted: false,
  rate: 1,
  isPictureInPicture: false,
}

/** A test double of the engine: commands take effect synchronously, and a test emits the events. */
export const createEngineDouble = () => {
  let listener: EngineListener | undefined
  let state = stopped
  const change = (part: Partial<EngineState>) => {
    state = { ...state, ...part }
    listener?.onState(state)
  }
  const engine = {
    play: vi.fn(() => change({ isPlaying: true, hasEnded: false })),
    pause: vi.fn(() => change({ isPlaying: false })),
    seek: vi.fn((time: number) => change({ time })),
    setVolume: vi.fn((volume: number) => change({ volume })),
    setMuted: vi.fn((isMuted: boolean) => change({ isMuted })),
    setRate: vi.fn((rate: number) => change({ rate })),
    togglePictureInPicture: vi.fn(() => change({ isPictureInPicture: !state.isPictureInPicture })),
    // A video that is loaded again begins at its start.
    reload: vi.fn((_src: string, plays: boolean) => change({ time: 0, isPlaying: plays })),
    enterNativeFullscreen: vi.fn(),
    destroy: vi.fn(),
  }
  const create: CreateEngine = (_, __, given) => {
    listener = given
    return engine
  }
  return {
    engine,
    change,
    load: () => Promise.resolve(create),
    fail: (problem: Problem) => listener?.onProblem(problem),
    refuse: () => listener?.onRefused(),
    refuseControl: (control: Control) => listener?.onControlRefused(control),
    say: (...lines: string[]) => listener?.onSubtitles(lines),
  }
}
