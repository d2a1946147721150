import type { Warn } from './settings'

const attempts = 3
const pauseMs = 400

/**
 * Imports one of our files. A failure is tried twice more, then said in the console and passed on. Some browsers remember
 * a failed address, so each attempt has an address of its own.
 */
export const importChunk = async <M>(url: string, warn: Warn, ended: AbortSignal): Promise<M> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await import(/* @vite-ignore */ attempt > 1 ? `${url}?attempt=${attempt}` : url)
    } catch (error) {
      if (attempt === attempts || ended.aborted) {
        warn(`${url} did not load. Check the network, and script-src of the page's CSP.`)
        throw error
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt))
    }
  }
}
