import { hash } from 'node:crypto'
import type { PageFault } from '@chuhai/contract/track'
import type { Logger } from '../../process/log'
import { hourMs } from '../../time/durations'

/** So many different faults have a line in an hour, whoever sends them. */
const linesPerHour = 100
const pathLength = 100

/** A phone number or any other that may be of a person. */
const longNumbers = /\d{5,}/g

/** The place of a frame in a file of ours: `/assets/index-B1c.js:1:2034`. */
const ownFrame = /\/assets\/[\w./-]{1,80}\.js(?=:(\d{1,6}:\d{1,6})(?!\d))/

const plain = (text: string): string => text.replace(longNumbers, '…')

const placeOf = (stack: string): string => {
  const [file, position] = ownFrame.exec(stack) ?? []
  return file ? `${plain(file)}:${position}` : ''
}

/**
 * Writes lines about pages that could not be rendered. Anybody may send them, with anything in them, so that a line says where
 * it was and which others are the same, nothing of the texts, and comes once an hour.
 */
export const createFaultLog = (log: Logger) => {
  const known = new Map<string, number>()
  return ({ path, message, stack }: PageFault, now: Date): void => {
    const since = now.getTime() - hourMs
    for (const [digest, at] of known) if (at <= since) known.delete(digest)
    const place = placeOf(stack)
    const digest = hash('sha256', `${message} ${place}`).slice(0, 16)
    if (known.has(digest) || known.size >= linesPerHour) return
    known.set(digest, now.getTime())
    const page = { path: plain(path.slice(0, pathLength)), digest, ...(place && { at: place }) }
    log.warn({ page }, 'a page could not be rendered')
  }
}
