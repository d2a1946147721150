import { ApiError } from '../../http/api-error'
import { minuteMs } from '../../time/durations'

/** How long those who wait for a draft are let in while it is applied: the embedded database answers nobody else meanwhile. */
const openMs = 300
/** How often a draft is applied in a minute, for all who have its link. */
const perMinute = 60
/** Reads that wait, of all drafts. */
const waitingMax = 200

const busy = (seconds: number) =>
  new ApiError('SERVICE_UNAVAILABLE', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } })

interface Waiting<Context> {
  run(context: Context): Promise<void>
  refuse(error: unknown): void
  isWanted(): boolean
}

/** Lets a batch in, one after the other, with what the draft's application gives. */
type Apply<Context> = (letIn: (context: Context) => Promise<void>) => Promise<void>

/**
 * Applies one draft at a time, once for all who wait for it. Whoever comes when a draft was applied too often, or too many wait, is
 * told when to come again.
 */
export const createDraftQueue = <Context>(now: () => number = Date.now) => {
  const waiting = new Map<string, { apply: Apply<Context>; reads: Waiting<Context>[] }>()
  const applied = new Map<string, number[]>()
  let count = 0
  let isRunning = false

  const take = (name: string): Waiting<Context> | undefined => {
    const read = waiting.get(name)?.reads.shift()
    if (read) count -= 1
    return read
  }

  const refuseAll = (name: string, error: unknown): void => {
    for (let read = take(name); read; read = take(name)) read.refuse(error)
  }

  const applyOne = async (name: string, apply: Apply<Context>): Promise<void> => {
    if (!waiting.get(name)?.reads.some(({ isWanted }) => isWanted())) return refuseAll(name, busy(1))
    const since = now() - minuteMs
    for (const [one, times] of applied) if ((times.at(-1) ?? 0) <= since) applied.delete(one)
    const times = (applied.get(name) ?? []).filter((time) => time > since)
    if (times.length >= perMinute) {
      const [oldest = since] = times
      return refuseAll(name, busy((oldest - since) / 1000))
    }
    applied.set(name, [...times, now()])
    await apply(async (context) => {
      const end = now() + openMs
      for (let read = take(name); read; read = now() < end ? take(name) : undefined) await read.run(context)
    })
  }

  const work = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (let next = waiting.entries().next().value; next; next = waiting.entries().next().value) {
      const [name, { apply, reads }] = next
      try {
        await applyOne(name, apply)
      } catch (error) {
        refuseAll(name, error)
      }
      // Those who wait longest are next.
      waiting.delete(name)
      if (reads.length > 0) waiting.set(name, { apply, reads })
    }
    isRunning = false
  }

  return {
    /** Runs a read while the draft of a name is applied; not for those alone who have left meanwhile. */
    read: <T>(
      name: string,
      apply: Apply<Context>,
      read: (context: Context) => Promise<T>,
      isWanted: () => boolean = () => true,
    ): Promise<T> =>
      new Promise((resolve, reject) => {
        if (count >= waitingMax) return reject(busy(5))
        const group = waiting.get(name) ?? { apply, reads: [] }
        const run = (context: Context) => read(context).then(resolve, reject)
        group.reads.push({ run, refuse: reject, isWanted })
        waiting.set(name, group)
        count += 1
        void work()
      }),
  }
}
