import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { ApiError } from '../http/api-error'
import { packageDir } from '../process/folders'
import type { ImageType } from './image-type'

/** The largest photographs that telephones take. */
const maxPixels = 8192 * 6144
const limitMs = 60_000
const atOnce = 2
/** Pictures that wait: the last of them is drawn before its caller gives up. */
const waitingMax = 50
const retrySeconds = 5
/** The program's ways to say that the disk is full, and that this is no picture. */
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

/** It needs nothing of our environment, least of all our secrets. */
const bareEnvironment = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot } as NodeJS.ProcessEnv

/** A picture at which the program dies or never ends is broken too; what else goes wrong is our own trouble. */
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
 * Draws pictures anew: what is kept has the pixels of the original and nothing else of it, no position, no tail, no second
 * meaning. Two at once, one of each owner; a bounded number of others waits in line.
 */
export const createRedraw = () => {
  const line = pLimit(atOnce)
  const owners = new Set<number>()
  return async (source: string, type: ImageType, owner: number): Promise<Picture> => {
    if (owners.has(owner) || line.pendingCount >= waitingMax) throw busy()
    owners.add(owner)
    return line(() => redraw(source, type)).finally(() => owners.delete(owner))
  }
}
