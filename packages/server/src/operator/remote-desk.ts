import { request } from 'node:http'
import { connect } from 'node:net'
import { StartError } from '../process/start-error'
import type { Desk } from './desk'

/** Whether a server listens behind the socket; a killed one leaves its socket lying there. */
export const isDoorOpen = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const ask = <T>(socketPath: string, method: string, path: string, body?: unknown): Promise<T> =>
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

/** The desk of a running server. */
export const remoteDesk = (path: string): Desk => ({
  leads({ since, after, rows }) {
    const query = new URLSearchParams({ rows: String(rows) })
    if (since) query.set('since', since.toISOString())
    if (after) {
      query.set('createdAt', after.createdAt.toISOString())
      query.set('id', after.id)
    }
    return ask(path, 'GET', `/leads?${query}`)
  },
  teams: (page) => ask(path, 'GET', `/teams?${new URLSearchParams({ page: JSON.stringify(page) })}`),
  team: (id) => ask(path, 'GET', `/team?id=${id}`),
  judgeTeam: (id, verdict) => ask(path, 'PATCH', '/team', { id, verdict }),
  sites: () => ask(path, 'GET', '/sites'),
  addSite: (origin, name) => ask(path, 'POST', '/sites', { origin, name }),
  setSiteEnabled: (origin, enabled) => ask(path, 'PATCH', '/sites', { origin, enabled }),
  revokeSessions: (userId) => ask(path, 'DELETE', `/sessions?userId=${userId}`),
  scenes: () => ask(path, 'GET', '/scenes'),
  addScene: (name, guideWords) => ask(path, 'POST', '/scenes', { name, guideWords }),
  setSceneEnabled: (name, enabled) => ask(path, 'PATCH', '/scenes', { name, enabled }),
  guideSites: () => ask(path, 'GET', '/guide'),
  setGuideSiteShown: (id, isShown) => ask(path, 'PATCH', '/guide/shown', { id, isShown }),
  setHotPlace: (id, place) => ask(path, 'PATCH', '/guide/hot', { id, place }),
  reports: () => ask(path, 'GET', '/reports'),
  ruleSets: () => ask(path, 'GET', '/rule-sets'),
  ruleSet: (id) => ask(path, 'GET', `/rule-set?id=${id ?? ''}`),
  addRuleSet: (document) => ask(path, 'POST', '/rule-sets', document),
  editions: () => ask(path, 'GET', '/editions'),
  moveWindow: (id, window) => ask(path, 'PATCH', '/editions', { id, ...window }),
  schools: () => ask(path, 'GET', '/schools'),
  registerSchools: (list) => ask(path, 'POST', '/schools', list),
  findUsers: (words) => ask(path, 'GET', `/users?${new URLSearchParams({ words })}`),
  exportPersonalData: (subject) => ask(path, 'POST', '/personal-data/export', subject),
  erasePersonalData: (subject) => ask(path, 'POST', '/personal-data/erase', subject),
  logAccess: (access) => ask(path, 'POST', '/accesses', access),
  accesses: () => ask(path, 'GET', '/accesses'),
  async backup(target) {
    await ask(path, 'POST', '/backup', target)
  },
})
