import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { ApiError } from '../http/api-error'
import { packageDir } from '../process/folders'
import type { ImageType } from './image-type'

/** The largest photographs of telephones. */
const maxPixels = 8192 * 6144
const limitMs = 60_000
const concurrency = 2
/** How many may wait: the last one is finished before its caller's timeout. */
const queueMax = 50
const retrySeconds = 5
/** Exit codes of the program: the disk is full, or the file is no picture. */
const exitFull = 28
const exitBroken = 65

const run = promisify(execFile)
const program = join(packageDir, 'redraw-image.mjs')

export interface Picture {
  path: string
  width: number
  height: number
  bytes: number
}

/** The program gets none of the server's variables, which may be secrets. */
const bareEnvironment = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot } as NodeJS.ProcessEnv

/** Returns the error for the caller: a picture that crashes or stalls the program is broken too. */
const refusalOf = (error: unknown): unknown => {
  const { code, signal } = error as { code?: unknown; signal?: string | null }
  if (code === exitFull) return new ApiError('FILE_STORE_FULL')
  return code === exitBroken || signal ? new ApiError('FILE_BROKEN') : error
}

const redraw = async (source: string, type: ImageType): Promise<Picture> => {
  const path = `${source}.drawn`
  try {
    const parameters = ['--max-old-space-size=64', program, source, path, type, String(maxPixels)]
    const { stdout } = await run(process.execPath, parameters, {
      env: bareEnvironment,
      timeout: limitMs,
      killSignal: 'SIGKILL',
    })
    return { path, ...JSON.parse(stdout) }
  } catch (error) {
    await rm(path, { force: true })
    throw refusalOf(error)
  }
}

const busy = () => new ApiError('FILE_BUSY', { headers: { 'Retry-After': String(retrySeconds) } })

/**
 * Re-encodes pictures, so that a stored file has the pixels of the original and nothing else: no position, no trailing data, no
 * second format. Two at a time, one of each owner; a bounded number waits.
 */
export const createRedraw = () => {
  const limit = pLimit(concurrency)
  const owners = new Set<number>()
  return async (source: string, type: ImageType, owner: number): Promise<Picture> => {
    if (owners.has(owner) || limit.pendingCount >= queueMax) throw busy()
    owners.add(owner)
    return limit(() => redraw(source, type)).finally(() => owners.delete(owner))
  }
}
