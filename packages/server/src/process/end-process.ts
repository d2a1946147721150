import type { Logger } from './log'

/** A process whose state is unknown after a crash finishes what it can in this time. */
const crashLimitMs = 10_000

interface EndOptions {
  /** Stops what runs; at once means without waiting for balancers. */
  stop(isCrash: boolean): Promise<void>
  /** How long a stop that was asked for may take at most. */
  limitMs: number
  log: Pick<Logger, 'info' | 'fatal' | 'error'>
  exit(code: number): void
}

/**
 * Returns how the process ends: on a signal with code 0, after an uncaught exception with 1. It ends in any case: a stop that
 * fails or hangs is cut off, and its supervisor starts another process.
 */
export const createEnd = ({ stop, limitMs, log, exit }: EndOptions) => {
  let isEnding = false

  const end = async (code: number, limit: number) => {
    if (isEnding) return
    isEnding = true
    const cut = setTimeout(() => {
      log.error('stopping takes too long and is cut off')
      exit(code)
    }, limit)
    await stop(code !== 0).catch((err) => log.error({ err }, 'stopping failed'))
    clearTimeout(cut)
    exit(code)
  }

  return {
    onSignal(signal: string) {
      log.info({ signal }, 'stopping')
      return end(0, limitMs)
    },
    onException(err: unknown) {
      log.fatal({ err }, 'uncaught exception')
      return end(1, crashLimitMs)
    },
  }
}
