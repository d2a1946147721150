import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteServer } from './serve.mjs'

const portalOrigin = 'https://portal.example.com'
let root: string
let server: Server
let origin: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(
    join(root, 'index.html'),
    '<script async src="http://localhost:4000/widgets/loader.js"></script>',
  )
  await writeFile(join(root, '404.html'), '<h1>没有这个页面</h1>')
  await writeFile(join(root, 'notes.md'), 'not for visitors')
  await writeFile(`${root}-secret.txt`, 'secret')
  await symlink(`${root}-secret.txt`, join(root, 'link.txt'))
  server = createSiteServer({ root, portalOrigin, signOnOrigin: 'https://login.example.com' })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(root, { recursive: true })
  await rm(`${root}-secret.txt`)
})

/** Sends the path as it stands: fetch would tidy up the dots first. */
async function rawStatus(path: string, method = 'GET') {
  const { hostname, port } = new URL(origin)
  const sent = request({ hostname, port, path, method }).end()
  const [answer] = await once(sent, 'response')
  answer.resume()
  return answer.statusCode
}

describe('a strict static site', () => {
  it('sends the strict headers with every answer', async () => {
    for (const path of ['/', '/nowhere.html']) {
      const { headers } = await fetch(origin + path)
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'self'; script-src 'self' https://portal.example.com; style-src 'self'; " +
          "img-src 'self' https://portal.example.com; media-src 'self' https://portal.example.com; connect-src 'self' https://portal.example.com; " +
          "frame-src https://portal.example.com https://login.example.com; object-src 'none'; " +
          "base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('writes the address of the portal into its pages', async () => {
    const html = await (await fetch(`${origin}/index.html?from=test`)).text()
    expect(html).toBe(`<script async src="${portalOrigin}/widgets/loader.js"></script>`)
  })

  it.each([
    '/../%s-secret.txt',
    '/..%%2f%s-secret.txt',
    '/%%2e%%2e/%s-secret.txt',
    '/link.txt',
    '/notes.md',
    '/%%00.txt',
    '/%%',
    '/..\\%s-secret.txt',
  ])('answers 404 to %s', async (pattern) => {
    const path = pattern.replace('%s', root.split('/').at(-1) ?? '').replaceAll('%%', '%')
    expect(await rawStatus(path)).toBe(404)
  })

  it('shows its own page for an unknown address', async () => {
    const answer = await fetch(`${origin}/nowhere`)
    expect([answer.status, await answer.text()]).toEqual([404, '<h1>没有这个页面</h1>'])
  })

  it('sends no body to HEAD and refuses to be written to', async () => {
    expect(await (await fetch(origin, { method: 'HEAD' })).text()).toBe('')
    expect(await rawStatus('/', 'POST')).toBe(405)
  })
})

describe('a site that runs', () => {
  const run = (port: number | string) => {
    const script = `
      import { serveSite } from ${JSON.stringify(new URL('./serve.mjs', import.meta.url).href)}
      serveSite({ name: 'A site', root: new URL(${JSON.stringify(`file://${root}/`)}), port: 4002, portVariable: 'A_PORT' })`
    const env = { ...process.env, A_PORT: String(port) }
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env })
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    child.stderr.on('data', (text) => {
      output += text
    })
    return { child, output: () => output }
  }

  it('says in one sentence what to do when its port is taken', async () => {
    const other = createServer()
    await once(other.listen(0, '127.0.0.1'), 'listening')
    const { port } = other.address() as AddressInfo
    const site = run(port)
    const [code] = await once(site.child, 'close')
    other.close()
    expect(code).toBe(1)
    expect(site.output()).toBe(
      `[chuhai] Port ${port} is in use: stop what listens there, or choose another one, for example A_PORT=${port + 100}.\n`,
    )
  })

  it('refuses a port that is none', async () => {
    const site = run('four')
    const [code] = await once(site.child, 'close')
    expect(code).toBe(1)
    expect(site.output()).toContain('A_PORT is no port')
  })

  it('says when it is ready and ends quietly when told to', async () => {
    const free = createServer()
    await once(free.listen(0, '127.0.0.1'), 'listening')
    const { port } = free.address() as AddressInfo
    await new Promise((done) => free.close(done))
    const site = run(port)
    await once(site.child.stdout, 'data')
    expect(site.output()).toBe(`A site is ready on http://127.0.0.1:${port}\n`)
    site.child.kill('SIGTERM')
    const [code, signal] = await once(site.child, 'close')
    expect([code, signal]).toEqual([0, null])
  })
})
