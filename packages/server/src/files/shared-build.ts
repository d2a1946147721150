import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { dayMs } from '../time/durations'
import type { FileStore } from '../uploads/file-store'

/** The time of a file says when it was put there last, which is once a day while a build is served. */
const renewedMs = dayMs
const keptMs = 31 * dayMs

/** Files that are on their way at the same time. */
const atOnce = 8
/** Anybody may ask for a name that no build has: what the bucket has is read once in this time at most. */
const readAgainMs = 1000

const namesIn = async (bucket: FileStore, before = new Date(8.64e15)): Promise<string[]> => {
  const names: string[] = []
  for await (const page of bucket.list(before)) names.push(...page)
  return names
}

/** The files of a build and of those before it in a bucket, where all instances and later containers find them. */
export const createSharedBuild = (bucket: FileStore, clock = () => performance.now()) => {
  const limit = pLimit(atOnce)
  let known = new Set<string>()
  let read = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() }

  const put = (names: string[], pathOf: (name: string) => string) =>
    Promise.all(names.map((name) => limit(() => bucket.put(name, pathOf(name), 'application/octet-stream'))))

  const readNames = async () => {
    known = new Set(await namesIn(bucket))
  }

  return {
    /** Puts the files of a build there. */
    async share(names: string[], folder: string) {
      await readNames()
      await put(
        names.filter((name) => !known.has(name)),
        (name) => join(folder, name),
      )
    },
    /** Whether the bucket has a file, as of the last second. */
    async has(name: string): Promise<boolean> {
      if (known.has(name)) return true
      if (clock() - read.at >= readAgainMs) read = { at: clock(), done: readNames() }
      await read.done
      return known.has(name)
    },
    /** Writes a file to a path; false where the bucket does not have it. */
    async fetch(name: string, path: string): Promise<boolean> {
      const bytes = known.has(name) ? await bucket.get(name) : null
      if (bytes) await pipeline(bytes, createWriteStream(path))
      return bytes !== null
    },
    /** Removes files that no instance has served for thirty days. */
    async sweep(now: Date, served: Set<string>, pathOf: (name: string) => string) {
      const old = await namesIn(bucket, new Date(now.getTime() - renewedMs))
      await put(
        old.filter((name) => served.has(name)),
        pathOf,
      )
      for (const name of await namesIn(bucket, new Date(now.getTime() - keptMs)))
        if (!served.has(name)) await bucket.delete(name)
    },
  }
}

export type SharedBuild = ReturnType<typeof createSharedBuild>
