import type { Warn } from './settings'

const attempts = 3
const pauseMs = 400
const slowAfterMs = 100

/**
 * Imports the first of these files of ours; where it takes long, the others come side by side with it. A failure is tried
 * twice more, then said in the console and passed on. A failed address is remembered by some browsers, so each try has an
 * address of its own.
 */
export const importChunk = async <M>(
  [url = '', ...others]: string[],
  warn: Warn,
  ended: AbortSignal,
): Promise<M> => {
  // Only to have them come along; one that fails here is asked for again, and reported, where it is needed.
  const bringOthers = () => {
    for (const other of others) import(/* @vite-ignore */ other).catch(() => undefined)
  }
  // On a quick line the first file asks for them itself, no later than it needs them.
  setTimeout(bringOthers, slowAfterMs)
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
