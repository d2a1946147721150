'use client'

export type { Chapter, Media } from './media'
export { createPlayer, type Player, type PlayerOptions, type PlayerState } from './store'
export { clockText } from './time'
export { usePlayer } from './use-player'
export { VideoPlayer } from './VideoPlayer'
