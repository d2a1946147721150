import { importWithRetry } from '@chuhai/ui'
import type { CreateEngine } from './engine'

/** Playlists of HLS need the part of video.js that puts streams together. */
const isPlaylist = (src: string): boolean => /\.m3u8(?:[?#]|$)/i.test(src)

/** Loads video.js, in a chunk of its own. It reads the name when it is loaded, and then adds no style elements. */
export const loadEngine = async (src: string): Promise<CreateEngine> => {
  Object.assign(window, { VIDEOJS_NO_DYNAMIC_STYLE: true })
  const { createEngine } = await importWithRetry(() =>
    isPlaylist(src) ? import('./with-streams') : import('./files-only'),
  )
  return createEngine
}
