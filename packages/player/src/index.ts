'use client'

export type { Chapter, Media, Rendition } from './media'
export type { QualityMemory } from './quality'
export type { PlayerOptions, PlayerState } from './state'
export { createPlayer, type Player } from './store'
export { clockText } from './time'
export { usePlayer } from './use-player'
export { VideoPlayer } from './VideoPlayer'
