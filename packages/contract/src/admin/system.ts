import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'

const site = v.object({ origin: v.string(), name: v.string(), enabled: v.boolean() })
export type Site = v.InferOutput<typeof site>

/** Sites that may call the API. */
export const listSites = adminEndpoint({
  name: 'listSites',
  summary: '合作网站',
  method: 'GET',
  path: '/admin/sites',
  answer: v.array(site),
})

/** Registers a site, or renames and enables a known one. */
export const addSite = adminEndpoint({
  name: 'addSite',
  summary: '登记合作网站',
  method: 'POST',
  path: '/admin/sites',
  body: v.object({ origin: v.string(), name: v.string() }),
  answer: v.null_(),
})

/** Returns whether the site exists. */
export const enableSite = adminEndpoint({
  name: 'enableSite',
  summary: '启用或停用合作网站',
  method: 'PUT',
  path: '/admin/sites',
  body: v.object({ origin: v.string(), enabled: v.boolean() }),
  answer: v.boolean(),
})

/** An operator with their machine, and the command they ran. */
const access = v.object({
  operator: v.pipe(v.string(), v.maxLength(400)),
  command: v.pipe(v.string(), v.maxLength(200)),
})
export type Access = v.InferOutput<typeof access>

export const logAccess = adminEndpoint({
  name: 'logAccess',
  summary: '记录操作',
  method: 'POST',
  path: '/admin/accesses',
  body: access,
  answer: v.null_(),
})

const loggedAccess = v.object({ ...access.entries, at: v.string() })
export type LoggedAccess = v.InferOutput<typeof loggedAccess>

/** Logged commands, the newest first. */
export const listAccesses = adminEndpoint({
  name: 'listAccesses',
  summary: '操作记录',
  method: 'GET',
  path: '/admin/accesses',
  answer: v.array(loggedAccess),
})

/** Backs up the data folder into a new folder on the server's machine. */
export const createBackup = adminEndpoint({
  name: 'createBackup',
  summary: '备份数据',
  method: 'POST',
  path: '/admin/backup',
  body: v.object({ folder: v.string() }),
  answer: v.null_(),
})
