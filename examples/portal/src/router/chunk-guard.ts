import { chunkReloadGuardMs } from '@chuhai/contract/constants'

const key = 'chuhai.chunk-reload'

export interface ChunkGuardOptions {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now(): number
  reload(): void
}

/** Code that cannot be loaded is usually code of yesterday's release: reload, at most once per 60 seconds. */
export const createChunkGuard = ({ storage, now, reload }: ChunkGuardOptions) => {
  return (): boolean => {
    try {
      const last = Number(storage.getItem(key) ?? 0)
      if (now() - last < chunkReloadGuardMs) return false
      storage.setItem(key, String(now()))
    } catch {
      // Without storage there is no way to know how often: better a page without its part than a reload for ever.
      return false
    }
    reload()
    return true
  }
}
