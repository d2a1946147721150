import { useState } from 'react'
import type { Media } from './media'
import type { PlayerOptions } from './state'
import { createPlayer } from './store'

/**
 * A player for as long as a component is shown; give the component a key where its video changes.
 *
 * @example
 * const player = usePlayer({ title: '看懂体积重', src: '/weight.mp4', poster: '/weight.webp' })
 * return <VideoPlayer player={player} />
 */
export const usePlayer = (media: Media, options?: PlayerOptions) =>
  useState(() => createPlayer(media, options))[0]
