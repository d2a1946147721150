import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Db } from '../database/db'
import { noCarriers } from '../modules/carrier/carriers'
import { type CallAdmin, createAdminCall, fetchThrough } from '../operator/admin-client'
import type { AdminServices } from '../operator/admin-endpoint'
import { type AdminSocket, adminSocketPath, openAdminSocket } from '../operator/admin-socket'
import type { Action, Command } from '../operator/command'
import { runCommandLine } from '../operator/command-line'
import { commands } from '../operator/commands'
import { readEnv } from '../settings/env'
import { createDiskStore } from '../uploads/disk-store'
import type { FileStore } from '../uploads/file-store'
import { createRedraw } from '../uploads/redraw'
import { requireKnown } from './known-answers'

/** Options of a command line by their names; a switch is true. */
export type GivenOptions = Record<string, string | true | string[]>

const written = (options: GivenOptions): string[] =>
  Object.entries(options).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [value].flat().flatMap((one) => [`--${name}`, one]),
  )

/** A command line, as an operator writes it. */
const lineOf = (command: Action | Command, words: readonly string[], options: GivenOptions): string[] => {
  const [name] = Object.entries(commands).find(([, one]) => one === command) ?? []
  if (name === undefined) throw new Error('[chuhai] no such command')
  return [name, ...words, ...written(options)]
}

export interface TestAdminApi {
  /** Calls the admin API as an operator's command does while the server runs; set from the first test on. */
  readonly call: CallAdmin
  /** The folder of the socket; it is removed after the file's tests. */
  readonly folder: string
  run(command: Action | Command, words: string[], options?: GivenOptions): Promise<string>
}

/** Opens an admin socket for the tests of a file. */
export const startTestAdminApi = (
  server: { db: Db },
  store: FileStore = createDiskStore(join(tmpdir(), 'chuhai-no-files')),
  statementOf: AdminServices['statementOf'] = null,
  readSite: AdminServices['readSite'] = async () => null,
  isPage: AdminServices['isPage'] = (path) => path !== '/no-such-page',
  carriers: AdminServices['carriers'] = noCarriers,
): TestAdminApi => {
  let folder = ''
  let socket: AdminSocket
  let call: CallAdmin
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chuhai-socket-'))
    const backup = () => Promise.reject(new Error('no backup of a test'))
    socket = await openAdminSocket(folder, {
      db: server.db,
      store,
      redraw: createRedraw(),
      carriers,
      backup,
      statementOf,
      readSite,
      isPage,
    })
    const fetch = fetchThrough(adminSocketPath(folder))
    call = createAdminCall(async (path, init) => {
      const response = await fetch(path, init)
      await requireKnown(init.method, new URL(path, 'http://localhost').pathname, response)
      return response
    })
  })
  afterAll(async () => {
    await socket.close()
    await rm(folder, { recursive: true })
  })
  return {
    get call() {
      return call
    },
    get folder() {
      return folder
    },
    run: (command, words, options = {}) =>
      runCommandLine(commands, lineOf(command, words, options), () => ({
        call,
        store,
        env: readEnv({ DATA_DIR: folder }),
      })),
  }
}

/** The headers of a script of the portal. */
export const portalHeaders = {
  Origin: 'http://localhost:4000',
  'X-Chuhai-Client': '1',
  'Content-Type': 'application/json',
}

/** Calls the admin API over HTTP, as a console on the portal's pages does. */
export const callOverHttp = (
  { request }: { request(path: string, init?: RequestInit): Promise<Response> },
  cookie: string,
): CallAdmin =>
  createAdminCall((path, { headers, ...init }) =>
    request(path, { ...init, headers: { ...headers, ...portalHeaders, Cookie: cookie } }),
  )
