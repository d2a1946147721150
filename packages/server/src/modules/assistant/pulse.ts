import type { Db } from '../../database/db'
import type { Logger } from '../../process/log'
import type { Answer, Ending } from './answer'
import { findAnswers } from './history'
import {
  endAbandoned,
  noteRead,
  type Progress,
  readElsewhere,
  saveEnding,
  saveProgress,
  stopsAsked,
} from './progress'
import { endingOf } from './recall'
import type { Running } from './running'

const beatMs = 500
/** Beats between one saving and the next, and between signs of life where nothing new has come. */
const savingBeats = 2
const lifeBeats = 10
const batch = 500

const stopped: Ending = { state: 'stopped', code: null }

interface PulseOptions {
  db: Db
  log: Logger
  running: Map<number, Running>
  watched: Map<number, Answer>
  /** An answer that nobody reads ends after so long. */
  unreadMs: number
}

/** What instances tell one another through the database, twice a second and only while there is something to tell. */
export interface Pulse {
  wake(): void
  stop(): Promise<void>
}

export const createPulse = ({ db, log, running, watched, unreadMs }: PulseOptions): Pulse => {
  let timer: NodeJS.Timeout | undefined
  let beats = 0
  let beat: Promise<void> = Promise.resolve()
  let isStopped = false

  const heedStops = async () => {
    for (const id of await stopsAsked(db)) running.get(id)?.abort.abort(stopped)
  }

  const endUnread = async () => {
    const now = performance.now()
    const unread: Running[] = []
    for (const entry of running.values()) {
      if (entry.answer.listeners > 0) entry.readAt = now
      else if (!entry.ending && now - entry.readAt > unreadMs) unread.push(entry)
    }
    if (unread.length === 0) return
    const ids = unread.map(({ answer }) => answer.id)
    const read = await readElsewhere(db, ids, unreadMs)
    for (const entry of unread) {
      if (read.has(entry.answer.id)) entry.readAt = now
      else entry.abort.abort(stopped)
    }
  }

  const saveBatch = async (entries: readonly Running[], isSignOfLife: boolean) => {
    const parts = entries.map(({ answer, saved }): Progress => {
      const part = { id: answer.id, start: saved, until: answer.length, more: answer.textFrom(saved) }
      answer.settle()
      return part
    })
    const known = await saveProgress(db, parts, isSignOfLife)
    for (const entry of entries) {
      const saved = known.get(entry.answer.id)
      if (saved !== undefined) entry.saved = saved
      // Somebody has cleared the history: nobody will ever see the rest.
      else entry.abort.abort(stopped)
    }
  }

  const save = async (isSignOfLife: boolean) => {
    const due = [...running.values()].filter(
      ({ ending, answer, saved }) => !ending && (isSignOfLife || answer.length > saved),
    )
    for (let at = 0; at < due.length; at += batch) await saveBatch(due.slice(at, at + batch), isSignOfLife)
  }

  /** Endings that the database could not be told at first. */
  const saveEndings = async () => {
    for (const { answer, ending } of running.values()) {
      if (!ending || !answer.ending) continue
      await saveEnding(db, answer, ending)
      running.delete(answer.id)
    }
  }

  const look = async () => {
    for (const [id, answer] of watched) if (answer.listeners === 0) watched.delete(id)
    if (watched.size === 0) return
    if (beats % savingBeats === 0) await noteRead(db, [...watched.keys()])
    const rows = new Map((await findAnswers(db, [...watched.keys()])).map((row) => [row.id, row]))
    for (const [id, answer] of watched) {
      const row = rows.get(id)
      if (row) {
        answer.text = row.text
        answer.sources = row.sources
      }
      answer.ending = row ? endingOf(row) : stopped
      answer.changed()
      if (answer.ending) watched.delete(id)
    }
  }

  const turn = async () => {
    beats += 1
    try {
      if (running.size > 0) {
        await heedStops()
        await endUnread()
        if (beats % savingBeats === 0) await save(beats % lifeBeats === 0)
        await saveEndings()
      }
      if (beats % lifeBeats === 0) await endAbandoned(db)
      await look()
    } catch (err) {
      log.warn({ err }, 'answers were not saved for now')
    }
    timer = undefined
    if (running.size + watched.size > 0 && !isStopped) schedule()
  }

  const schedule = () => {
    timer ??= setTimeout(() => {
      beat = turn()
    }, beatMs).unref()
  }

  return {
    wake: () => {
      if (!isStopped) schedule()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await beat
    },
  }
}
