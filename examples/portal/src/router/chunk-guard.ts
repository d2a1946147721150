import { chunkReloadGuardMs } from '@chuhai/contract/constants'

const key = 'chuhai.chunk-reload'

export interface ChunkGuardOptions {
  /** Even naming `sessionStorage` throws where the browser blocks it. */
  openStorage(): Pick<Storage, 'getItem' | 'setItem'>
  now(): number
  reload(): void
}

/** Code that fails to load usually belongs to an older release: reloads the page, at most once per 60 seconds. */
export const createChunkGuard = ({ openStorage, now, reload }: ChunkGuardOptions) => {
  return (): boolean => {
    try {
      const storage = openStorage()
      const last = Number(storage.getItem(key) ?? 0)
      if (now() - last < chunkReloadGuardMs) return false
      storage.setItem(key, String(now()))
    } catch {
      // Without storage a reload could repeat for ever.
      return false
    }
    reload()
    return true
  }
}
