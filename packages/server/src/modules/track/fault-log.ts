import { createHash } from 'node:crypto'
import type { PageFault } from '@chuhai/contract/track'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Logger } from '../../process/log'

/** How many faults of one sender are logged in a minute. */
const ofSender = { points: 6, duration: 60 }
/** One line an hour for each message, of so many messages at most. */
const repeatMs = 60 * 60 * 1000
const knownMessages = 1000

/** A place in a file of ours, `HomePage-a1b2.js:1:2345`: a stack has whatever its sender writes. */
const ownFrame = /\/assets\/([\w.-]{1,80}\.js:\d{1,4}:\d{1,7})/

/** Numbers of phones and documents have five digits and more. */
const withoutNumbers = (text: string): string => text.replace(/\d{5,}/g, '…')

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/**
 * Logs what pages say about their own faults: path, place and a digest of the message, which tells the same from another.
 * Anybody can send one, so nothing else of it is written, and not more than somebody would read.
 */
export const createFaultLog = (log: Logger) => {
  const senders = new RateLimiterMemory(ofSender)
  const loggedAt = new Map<string, number>()

  /** Whether a message is new, or was logged long ago. */
  const isDue = (message: string, now: Date): boolean => {
    const at = now.getTime()
    const last = loggedAt.get(message)
    if (last !== undefined && at - last < repeatMs) return false
    loggedAt.delete(message)
    loggedAt.set(message, at)
    const [oldest] = loggedAt.keys()
    if (loggedAt.size > knownMessages && oldest !== undefined) loggedAt.delete(oldest)
    return true
  }

  return async ({ path, message, stack }: PageFault, sender: string, now: Date): Promise<void> => {
    const isWithin = await senders.consume(sender).then(
      () => true,
      () => false,
    )
    const digest = digestOf(message)
    if (!isWithin || !isDue(digest, now)) return
    const [, at = null] = ownFrame.exec(stack) ?? []
    const page = { path: withoutNumbers(path), message: digest, at }
    log.warn({ page }, 'a page could not be rendered')
  }
}
