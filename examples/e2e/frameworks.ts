import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSiteServer } from '@chuhai-examples/static-site'
import { expect } from '@playwright/test'
import { preview } from 'vite'
import { startProcess } from '../../.commands/process.mjs'
import { writtenPortal } from './hosts'
import { operator } from './operator'
import { addresses, type Framework, ports } from './services'

const host = '127.0.0.1'
const folderOf = (name: Framework) => fileURLToPath(new URL(`../${name}/`, import.meta.url))

/** Copies what was built, with the portal of the journeys in place of the one that is written in it. */
const copyBuilt = async (name: Framework, place: string) => {
  await cp(join(folderOf(name), 'dist'), place, { recursive: true, verbatimSymlinks: true })
  for (const file of await readdir(place, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    const text = await readFile(path, 'utf8')
    if (text.includes(writtenPortal)) await writeFile(path, text.replaceAll(writtenPortal, addresses.portal))
  }
}

/** Serves the page of an example without a build, under the strict policy. */
const servePage = (name: Framework, port: number) => {
  const root = join(folderOf(name), 'pages')
  const server = createSiteServer({ root, portalOrigin: addresses.portal, signOnOrigin: addresses.signOn })
  server.listen(port, host)
  return () => server.close()
}

const serveFiles = async (root: string, port: number) => {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host, port, strictPort: true },
  })
  return () => server.close()
}

/** Starts the server of Next.js, which renders the page. */
const startNext = async (name: Framework, root: string, port: number) => {
  const libraries = join(folderOf(name), 'node_modules')
  await symlink(libraries, join(root, 'node_modules'), 'junction')
  const program = join(libraries, 'next/dist/bin/next')
  const next = startProcess(name, [program, 'start', root, '--hostname', host, '--port', String(port)], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  return () => next.stop()
}

/** Serves an example at an address of its own, which is a registered site. Resolves with how to stop it. */
export const serveFramework = async (name: Framework): Promise<() => Promise<void>> => {
  const [address, port] = [addresses.frameworks[name], ports.frameworks[name]]
  const place = await mkdtemp(join(tmpdir(), `chuhai-${name}-`))
  const serve = async () => {
    if (name === 'html') return servePage(name, port)
    await copyBuilt(name, name === 'next' ? join(place, '.next') : place)
    return name === 'next' ? startNext(name, place, port) : serveFiles(place, port)
  }
  const stop = await serve()
  operator('sites', 'add', address, name)
  await expect.poll(() => fetch(address).then(({ ok }) => ok, String)).toBe(true)
  await expect
    .poll(async () => {
      const response = await fetch(`${addresses.portal}/api/sign-on/settings`, {
        headers: { Origin: address },
      })
      const { data } = (await response.json()) as { data: { providers: { isFramable: boolean }[] } }
      const isRegistered = response.headers.get('access-control-allow-origin') === address
      return isRegistered && data.providers.every(({ isFramable }) => isFramable)
    })
    .toBe(true)
  return async () => {
    await stop()
    await rm(place, { recursive: true, force: true })
  }
}
