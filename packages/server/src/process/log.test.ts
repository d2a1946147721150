import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { consultations } from '../modules/consultation/tables'
import { lead } from '../testing/forms'
import { pageHeaders, startTestApp } from '../testing/test-app'
import { packageDir } from './folders'
import { createLog } from './log'

const lines: string[] = []
const log = createLog('trace', { write: (line) => lines.push(line) })
const server = startTestApp({ log })

const personal = [
  lead.contactsName,
  lead.contactsPhone,
  lead.customerName,
  lead.mailbox,
  'shen@',
  '203.0.113.9',
  'geheim',
]
const logged = () => lines.join('')

it('has one line per request with its route, status and id, and nothing personal', async () => {
  await server.post('/api/consultation?token=geheim', lead, {
    'X-Forwarded-For': '203.0.113.9',
    'Idempotency-Key': 'geheim',
  })
  await server.post('/api/consultation', { ...lead, contactsPhone: 'x' })
  await server.get('/api/geheim/13805710826')
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  expect(requests).toMatchObject([
    { method: 'POST', route: '/api/consultation', status: 200 },
    { method: 'POST', route: '/api/consultation', status: 422, code: 'CONSULTATION_PHONE_INVALID' },
    { method: 'GET', status: 404, code: 'NOT_FOUND' },
  ])
  for (const part of personal) expect(logged()).not.toContain(part)
})

it('names an unforeseen error by its code and place, without the values of the query', async () => {
  lines.length = 0
  const app = server.another({ log, clock: () => new Date(Number.NaN) })
  const response = await app.request('/api/consultation', {
    method: 'POST',
    headers: pageHeaders,
    body: JSON.stringify(lead),
  })
  expect(await response.json()).toMatchObject({ status: 'SERVER_ERROR', message: '系统错误，请稍后再试！' })
  expect(logged()).toContain(response.headers.get('X-Request-Id'))
  expect(logged()).toContain('"at":')
  for (const part of personal) expect(logged()).not.toContain(part)
})

it('keeps what a failing query was about to itself', async () => {
  lines.length = 0
  const row = {
    ...lead,
    about: null,
    id: 'not-a-uuid',
    sections: [],
    service: '',
    source: '',
    siteOrigin: '',
    createdAt: new Date(),
    position: '',
    mailbox: '',
  }
  const error = await server.db
    .insert(consultations)
    .values(row)
    .then(
      () => null,
      (reason: unknown) => reason,
    )
  log.error({ err: error }, 'failed')
  expect(logged()).toContain('insert into')
  for (const part of [...personal, 'not-a-uuid']) expect(logged()).not.toContain(part)
})

describe('standard output', () => {
  /** Logs twenty megabytes, and reports it to the parent process. */
  const program = `import { createLog } from './src/process/log.ts'
    const log = createLog('info')
    for (let i = 0; i < 200; i += 1) {
      log.info({ text: 'x'.repeat(100_000) }, 'line')
      await new Promise(setImmediate)
    }
    process.stderr.write('done ' + Math.round(process.memoryUsage().rss / 1024 / 1024))
    process.kill(process.pid, 'SIGKILL')`

  const run = async (stdout: 'pipe' | number) => {
    const child = spawn(
      process.execPath,
      ['--conditions=source', '--import', 'tsx', '--input-type=module', '--eval', program],
      { cwd: packageDir, stdio: ['ignore', stdout, 'pipe'] },
    )
    const said = child.stderr ? await text(child.stderr) : ''
    child.kill('SIGKILL')
    return said
  }

  it('does not block the process without a reader', async () => {
    expect(await run('pipe')).toMatch(/^done \d+$/)
  })

  it.runIf(existsSync('/dev/full'))(
    'may be full without ending the server',
    async () => {
      const full = await open('/dev/full', 'w')
      expect(await run(full.fd)).toMatch(/^done \d+$/)
      await full.close()
    },
    60_000,
  )
})
