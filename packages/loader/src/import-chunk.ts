import type { Warn } from './settings'

const attempts = 3
const pauseMs = 400

/**
 * Returns a function that imports one of our files. A failure is retried twice, then logged and thrown.
 * Some browsers remember a failed address, so each attempt uses another one.
 */
export const createChunkImport = (warn: Warn, ended: AbortSignal) => {
  const failures: Record<string, number> = {}

  return async <Module>(url: string): Promise<Module> => {
    for (let attempt = 1; ; attempt++) {
      const failed = failures[url]
      try {
        return await import(/* @vite-ignore */ failed ? `${url}?attempt=${failed + 1}` : url)
      } catch (error) {
        failures[url] = (failed ?? 0) + 1
        if (attempt === attempts || ended.aborted) {
          warn(`${url} did not load. Check the network, and script-src of the page's CSP.`)
          throw error
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt))
      }
    }
  }
}
