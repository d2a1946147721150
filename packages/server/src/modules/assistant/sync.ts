import type { Db } from '../../database/db'
import type { Logger } from '../../process/log'
import { type Answer, type Ending, endingOf, type Running } from './answer'
import { findAnswers } from './history'
import {
  endAbandonedAnswers,
  findReadElsewhere,
  listStopRequests,
  markRead,
  type Progress,
  saveEnding,
  saveProgress,
} from './progress'

export const tickMs = 500
/** Ticks between two savings, and between two heartbeats of answers without new text. */
const savingTicks = 2
const heartbeatTicks = 10
const batch = 500

const stopped: Ending = { state: 'stopped', code: null }

interface SyncOptions {
  db: Db
  log: Logger
  running: Map<number, Running>
  watched: Map<number, Answer>
  /** An answer without readers ends after this time. */
  unreadMs: number
  /** A clock that never goes back, in milliseconds. */
  now: () => number
}

/** Synchronises instances through the database, twice a second while answers are written or read. */
interface Sync {
  wake(): void
  stop(): Promise<void>
}

export const createSync = ({ db, log, running, watched, unreadMs, now: readClock }: SyncOptions): Sync => {
  let timer: NodeJS.Timeout | undefined
  let ticks = 0
  let lastTick: Promise<void> = Promise.resolve()
  let isStopped = false

  const stopRequested = async () => {
    for (const id of await listStopRequests(db)) running.get(id)?.abort.abort(stopped)
  }

  const endUnread = async () => {
    const now = readClock()
    const unread: Running[] = []
    for (const entry of running.values()) {
      if (entry.answer.subscriberCount > 0) entry.readAt = now
      else if (!entry.ending && now - entry.readAt > unreadMs) unread.push(entry)
    }
    if (unread.length === 0) return
    const ids = unread.map(({ answer }) => answer.id)
    const read = await findReadElsewhere(db, ids, unreadMs)
    for (const entry of unread) {
      if (read.has(entry.answer.id)) entry.readAt = now
      else entry.abort.abort(stopped)
    }
  }

  const saveBatch = async (entries: readonly Running[], isHeartbeat: boolean) => {
    const parts = entries.map(({ answer, saved, savedRestarts }): Progress => {
      const { id, length, restarts } = answer
      const isWhole = restarts !== savedRestarts
      const start = isWhole ? 0 : saved
      const part = { id, start, until: length, more: answer.textFrom(start), isWhole }
      answer.settle()
      return part
    })
    const restarts = entries.map(({ answer }) => answer.restarts)
    const known = await saveProgress(db, parts, isHeartbeat)
    for (const [index, entry] of entries.entries()) {
      const saved = known.get(entry.answer.id)
      if (saved !== undefined) {
        entry.saved = saved
        entry.savedRestarts = restarts[index] ?? 0
      }
      // The history was cleared.
      else entry.abort.abort(stopped)
    }
  }

  const save = async (isHeartbeat: boolean) => {
    const due = [...running.values()].filter(
      ({ ending, answer, saved, savedRestarts }) =>
        !ending && (isHeartbeat || answer.length > saved || answer.restarts !== savedRestarts),
    )
    for (let at = 0; at < due.length; at += batch) await saveBatch(due.slice(at, at + batch), isHeartbeat)
  }

  /** Saves endings that could not be saved at first. */
  const saveEndings = async () => {
    for (const { answer, ending } of running.values()) {
      if (!ending || !answer.ending) continue
      await saveEnding(db, answer, ending)
      running.delete(answer.id)
    }
  }

  const refreshWatched = async () => {
    for (const [id, answer] of watched) if (answer.subscriberCount === 0) watched.delete(id)
    if (watched.size === 0) return
    if (ticks % savingTicks === 0) await markRead(db, [...watched.keys()])
    const rows = new Map((await findAnswers(db, [...watched.keys()])).map((row) => [row.id, row]))
    for (const [id, answer] of watched) {
      const row = rows.get(id)
      if (row) {
        if (row.text.startsWith(answer.text)) answer.text = row.text
        else answer.restart(row.text)
        answer.sources = row.sources
      }
      answer.ending = row ? endingOf(row) : stopped
      answer.notify()
      if (answer.ending) watched.delete(id)
    }
  }

  const tick = async () => {
    ticks += 1
    try {
      if (running.size > 0) {
        await stopRequested()
        await endUnread()
        if (ticks % savingTicks === 0) await save(ticks % heartbeatTicks === 0)
        await saveEndings()
      }
      if (ticks % heartbeatTicks === 0) await endAbandonedAnswers(db)
      await refreshWatched()
    } catch (err) {
      log.warn({ err }, 'answers were not saved for now')
    }
    timer = undefined
    if (running.size + watched.size > 0 && !isStopped) schedule()
  }

  const schedule = () => {
    timer ??= setTimeout(() => {
      lastTick = tick()
    }, tickMs).unref()
  }

  return {
    wake: () => {
      if (!isStopped) schedule()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await lastTick
    },
  }
}
