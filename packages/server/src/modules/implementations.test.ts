import { tmpdir } from 'node:os'
import { endpoints, errorTable } from '@chuhai/contract'
import { expect, it } from 'vitest'
import { silentLog } from '../process/log'
import { startTestApp } from '../testing/test-app'
import { createUploads } from '../uploads/uploads'
import { createAssistant } from './assistant/assistant'
import { usualAssistant } from './assistant/settings'
import { implementationsOf } from './implementations'
import { createSignOn } from './sign-on/service'
import { noSignOn } from './sign-on/settings'

const server = startTestApp()
const publicUrl = 'http://localhost:4000'

it('answers every endpoint of the contract once, and nothing else', () => {
  const signOn = createSignOn({ db: server.db, settings: noSignOn, publicUrl, log: silentLog })
  const uploads = createUploads({ folder: tmpdir() })
  const assistant = createAssistant({
    db: server.db,
    log: silentLog,
    uploads,
    settings: usualAssistant,
  })
  const implementations = implementationsOf({ db: server.db, assistant, signOn, uploads, publicUrl })
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort()
  expect(names(implementations.map(({ endpoint }) => endpoint))).toEqual(names(endpoints))
  expect(new Set(implementations.map(({ endpoint }) => endpoint))).toEqual(new Set(endpoints))
})

it('gives every code of the contract an error status and a text in both languages', () => {
  for (const { errors } of endpoints)
    for (const code of errors) expect(Object.keys(errorTable)).toContain(code)
  for (const entry of Object.values(errorTable)) {
    expect(entry.status).toBeGreaterThanOrEqual(400)
    expect(entry['zh-CN']).not.toBe('')
    expect(entry.en).not.toBe('')
  }
})
