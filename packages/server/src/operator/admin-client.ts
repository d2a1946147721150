import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { backupOf, dataDirOf, openMigratedDatabase } from '../database/open-database'
import type { Env } from '../process/env'
import type { Logger } from '../process/log'
import { StartError } from '../process/start-error'
import type { FileStore } from '../uploads/file-store'
import { type AdminApi, createAdminApi } from './admin-api'
import { adminSocketPath } from './admin-socket'

/** Returns whether a server listens on the socket; a killed server leaves its socket file behind. */
export const isSocketOpen = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const call = <T>(socketPath: string, method: string, path: string, body?: unknown): Promise<T> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { socketPath, method, path, headers: { 'content-type': 'application/json' } },
      async (answer) => {
        const parts: Buffer[] = []
        for await (const part of answer) parts.push(part)
        const text = Buffer.concat(parts).toString('utf8')
        if (answer.statusCode === 200) resolve(JSON.parse(text))
        else reject(new StartError(`The server answered ${answer.statusCode}: ${text}`))
      },
    )
    sent.once('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

/** Returns the admin API of a running server. */
export const createAdminClient = (path: string): AdminApi => ({
  leads({ since, after, rows }) {
    const query = new URLSearchParams({ rows: String(rows) })
    if (since) query.set('since', since.toISOString())
    if (after) {
      query.set('createdAt', after.createdAt.toISOString())
      query.set('id', after.id)
    }
    return call(path, 'GET', `/leads?${query}`)
  },
  teams: (page) => call(path, 'GET', `/teams?${new URLSearchParams({ page: JSON.stringify(page) })}`),
  team: (id) => call(path, 'GET', `/team?id=${id}`),
  judgeTeam: (id, verdict) => call(path, 'PATCH', '/team', { id, verdict }),
  sites: () => call(path, 'GET', '/sites'),
  addSite: (origin, name) => call(path, 'POST', '/sites', { origin, name }),
  setSiteEnabled: (origin, enabled) => call(path, 'PATCH', '/sites', { origin, enabled }),
  revokeSessions: (userId) => call(path, 'DELETE', `/sessions?userId=${userId}`),
  scenes: () => call(path, 'GET', '/scenes'),
  addScene: (name, guideWords) => call(path, 'POST', '/scenes', { name, guideWords }),
  setSceneEnabled: (name, enabled) => call(path, 'PATCH', '/scenes', { name, enabled }),
  guideSites: () => call(path, 'GET', '/guide'),
  setGuideSiteShown: (id, isShown) => call(path, 'PATCH', '/guide/shown', { id, isShown }),
  setHotPlace: (id, place) => call(path, 'PATCH', '/guide/hot', { id, place }),
  reports: () => call(path, 'GET', '/reports'),
  ruleSets: () => call(path, 'GET', '/rule-sets'),
  ruleSet: (id) => call(path, 'GET', `/rule-set?id=${id ?? ''}`),
  addRuleSet: (document) => call(path, 'POST', '/rule-sets', document),
  editions: () => call(path, 'GET', '/editions'),
  moveWindow: (id, window) => call(path, 'PATCH', '/editions', { id, ...window }),
  schools: () => call(path, 'GET', '/schools'),
  registerSchools: (list) => call(path, 'POST', '/schools', list),
  findUsers: (words) => call(path, 'GET', `/users?${new URLSearchParams({ words })}`),
  exportPersonalData: (subject) => call(path, 'POST', '/personal-data/export', subject),
  erasePersonalData: (subject) => call(path, 'POST', '/personal-data/erase', subject),
  logAccess: (access) => call(path, 'POST', '/accesses', access),
  accesses: () => call(path, 'GET', '/accesses'),
  async backup(target) {
    await call(path, 'POST', '/backup', target)
  },
})

export interface AdminConnection {
  admin: AdminApi
  close(): Promise<void>
}

/**
 * Opens PostgreSQL directly. The embedded database is reached through the server that has it open, or opened here when no
 * server runs; the folder's lock prevents both at once.
 */
export const connectAdminApi = async (env: Env, log: Logger, store: FileStore): Promise<AdminConnection> => {
  const path = adminSocketPath(dataDirOf(env))
  if (!env.DATABASE_URL && existsSync(path) && (await isSocketOpen(path))) {
    return { admin: createAdminClient(path), close: async () => {} }
  }
  const database = await openMigratedDatabase(env, log)
  return { admin: createAdminApi(database.db, store, backupOf(env, database)), close: () => database.close() }
}
