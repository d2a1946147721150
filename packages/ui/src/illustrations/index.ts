'use client'

export { Buoy, Growth, Lighthouse, Parcel, Podium, Sail, Screen, Seal, Trophy } from './drawings'
export type { IllustrationProps } from './Illustration'
export type { IllustrationTone } from './paint'
export { Crane, QuayScene, type QuaySceneProps, Ship, Shop } from './QuayScene'
export { ThemedIllustration } from './ThemedIllustration'
