import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { siteScopes } from '../site-scope/scopes'
import { operatorText } from '../text-fields'

const scopes = v.nullable(v.array(v.picklist(siteScopes)))
const site = v.object({ origin: v.string(), name: v.string(), enabled: v.boolean(), scopes })
/** A website whose pages may call the API; `origin` is scheme, host and port. Without scopes of its own it has those of all widgets. */
export type Site = v.InferOutput<typeof site>

/** Sites that may call the API. */
export const listSites = adminEndpoint({
  name: 'listSites',
  summary: '合作网站',
  role: 'viewer',
  method: 'GET',
  path: '/admin/sites',
  answer: v.array(site),
})

/** Registers a site, or renames and enables a known one. */
export const addSite = adminEndpoint({
  name: 'addSite',
  summary: '登记合作网站',
  role: 'admin',
  method: 'POST',
  path: '/admin/sites',
  body: v.object({ origin: v.string(), name: operatorText(300) }),
  answer: v.null_(),
})

/** Returns whether the site exists. */
export const enableSite = adminEndpoint({
  name: 'enableSite',
  summary: '启用或停用合作网站',
  role: 'admin',
  method: 'PUT',
  path: '/admin/sites',
  body: v.object({ origin: v.string(), enabled: v.boolean() }),
  answer: v.boolean(),
})

/** Sets what a site's pages may do for their signed-in visitor; null for all widgets. Returns whether the site exists. */
export const setSiteScopes = adminEndpoint({
  name: 'setSiteScopes',
  summary: '设置合作网站的权限',
  role: 'admin',
  method: 'PUT',
  path: '/admin/sites/scopes',
  body: v.object({ origin: v.string(), scopes }),
  answer: v.boolean(),
})

/** Takes a site off the list; what came from it stays. Returns whether it was on the list. */
export const removeSite = adminEndpoint({
  name: 'removeSite',
  summary: '删除合作网站',
  role: 'admin',
  method: 'DELETE',
  path: '/admin/sites',
  query: v.object({ origin: v.string() }),
  answer: v.boolean(),
})

/** Backs up the data folder into a new folder on the server's machine: over HTTP by a name only, in the folder of backups. */
export const createBackup = adminEndpoint({
  name: 'createBackup',
  summary: '备份数据',
  role: 'admin',
  method: 'POST',
  path: '/admin/backup',
  changes: false,
  body: v.object({ folder: v.string() }),
  answer: v.null_(),
})

const waitingMessage = v.object({
  id: v.string(),
  type: v.string(),
  createdAt: v.string(),
  attempts: v.number(),
  nextAttemptAt: v.string(),
  lastError: v.nullable(v.string()),
})
/** A webhook message that was not delivered yet; times in ISO 8601. */
export type WaitingMessage = v.InferOutput<typeof waitingMessage>

/** Webhook messages that were not delivered yet, the longest waiting first, without what they tell; at most 500, and how many there are. */
export const listWaitingMessages = adminEndpoint({
  name: 'listWaitingMessages',
  summary: '未送达的通知',
  role: 'admin',
  method: 'GET',
  path: '/admin/messages',
  answer: v.object({ list: v.array(waitingMessage), total: v.number() }),
})
