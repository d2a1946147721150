import videojs from 'video.js'
import { engineOf } from './video-js'

/** Plays files and playlists of HLS. */
export const createEngine = engineOf(videojs)
