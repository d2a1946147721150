import { isDatabaseTrouble } from '../http/database-trouble'

/** A row by its columns' names. */
export type Row = Record<string, unknown>

/** Writes effects of one shape in one statement, a list of rows for each table. Tells the places of the written ones. */
export type Send = (rows: Row[][]) => Promise<number[]>

/** Rows that are written together or not at all. */
export interface QueuedRows {
  /** Effects of one shape are written by the same statement. */
  shape: string
  compose: () => string
  /** One row for each table of the statement. */
  rows: Row[]
  /** Of effects with one identity only the first is written. All effects of a shape have one, or none has. */
  identity?: string
}

export interface WriteQueue {
  /** Resolves after the commit, with whether the effect was written. */
  add(effect: QueuedRows): Promise<boolean>
  /** Resolves when nothing waits and nothing is under way. */
  drain(): Promise<void>
}

interface Waiting {
  rows: Row[]
  identity?: string
  since: number
  resolve(isWritten: boolean): void
  reject(error: unknown): void
}

interface Lane {
  send: Send
  waiting: Waiting[]
  underWay: number
  /** When the last statement went. */
  wentAt: number
}

const batchLimit = 100
/** Two statements of a shape at once are smaller and dearer than one; beside one that takes longer than this others may go. */
const slowMs = 50
const waysBesideSlow = 5

const late = () => Object.assign(new Error('Waited too long for the database'), { code: 'ETIMEDOUT' })

/** Each identity once, in an order that all instances share, so that two statements never wait for one another. */
const withoutRepeats = (batch: Waiting[]): Waiting[] => {
  if (batch[0]?.identity === undefined) return batch
  const firsts = new Map(batch.toReversed().map((one) => [one.identity ?? '', one]))
  return [...firsts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

/** The database itself undid the statement, because of another one. */
const isUndone = (error: unknown): boolean =>
  error instanceof Error && (/^40...$/.test((error as { code?: string }).code ?? '') || isUndone(error.cause))

const write = async (send: Send, batch: Waiting[]): Promise<void> => {
  try {
    const effects = withoutRepeats(batch)
    const tables = effects[0]?.rows ?? []
    const places = await send(tables.map((_, table) => effects.map(({ rows }) => rows[table] as Row)))
    const written = new Set(places.map((place) => effects[place]))
    for (const one of batch) one.resolve(written.has(one))
  } catch (error) {
    // After trouble nobody knows what was written. After a refusal nothing was, and perhaps only one is to blame.
    const isCertain = isUndone(error) || !isDatabaseTrouble(error)
    if (isCertain && batch.length > 1) await Promise.all(batch.map((one) => write(send, [one])))
    else for (const one of batch) one.reject(error)
  }
}

/** The oldest of those that wait. Who has waited longer than `patienceMs` has given up, and is not written any more. */
const take = (waiting: Waiting[], patienceMs: number): Waiting[] => {
  const oldest = performance.now() - patienceMs
  while (waiting[0] && waiting[0].since < oldest) waiting.shift()?.reject(late())
  return waiting.splice(0, batchLimit)
}

const isFree = ({ underWay, wentAt }: Lane): boolean =>
  underWay === 0 || (underWay < waysBesideSlow && performance.now() - wentAt > slowMs)

/**
 * Writes effects of one shape that come while others are being written in one statement. Nobody waits for a batch to
 * fill: what comes first goes at once, and what has come meanwhile goes after it.
 */
export const createWriteQueue = (
  prepare: (text: string) => Send,
  patienceMs = Number.POSITIVE_INFINITY,
): WriteQueue => {
  const lanes = new Map<string, Lane>()
  const underWay = new Set<Promise<void>>()

  const laneOf = ({ shape, compose }: QueuedRows): Lane => {
    const known = lanes.get(shape)
    if (known) return known
    const lane = { send: prepare(compose()), waiting: [], underWay: 0, wentAt: 0 }
    lanes.set(shape, lane)
    return lane
  }

  const proceed = (lane: Lane) => {
    const batch = isFree(lane) ? take(lane.waiting, patienceMs) : []
    if (batch.length === 0) return
    lane.underWay += 1
    lane.wentAt = performance.now()
    const writing = write(lane.send, batch).then(() => {
      lane.underWay -= 1
      underWay.delete(writing)
      proceed(lane)
    })
    underWay.add(writing)
  }

  return {
    add: (effect) =>
      new Promise((resolve, reject) => {
        const lane = laneOf(effect)
        const { rows, identity } = effect
        lane.waiting.push({ rows, identity, since: performance.now(), resolve, reject })
        proceed(lane)
      }),
    async drain() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
