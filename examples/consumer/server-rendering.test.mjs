import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { execaNode } from 'execa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../.commands/chromium.mjs'
import { layoutShiftOf } from '../../.commands/layout-shift.mjs'
import { widgets } from '../../.commands/packages.mjs'
import { readmeExamples } from '../../.commands/readme-examples.mjs'
import { chromiumArguments } from '../../.commands/test-settings.mjs'
import { consumer, consumer18 } from './pack.mjs'

const projects = [
  { react: '19', project: consumer },
  { react: '18', project: consumer18 },
]

const node = async (file, project = consumer) => (await execaNode(join(project, file))).stdout

it.each(projects)(
  'renders every component of the widgets on a server with React $react',
  async ({ project }) => {
    const names = widgets.map(({ name }) => name)
    const { stdout, stderr } = await execaNode(join(project, 'render.mjs'), names)
    const html = JSON.parse(stdout)
    expect(Object.keys(html)).toEqual(expect.arrayContaining(['AiChat', 'Consultation', 'HelpBox', 'SignOn']))
    expect(html.AiChat).toContain('<textarea')
    expect(html.Consultation).toContain('name="contactsPhone"')
    expect(stderr).toBe('')
  },
)

describe('the examples in READMEs', () => {
  const rendered = readmeExamples.filter(({ file }) =>
    /^packages\.(widgets|player).*tsx$|^README\.md.*tsx$/.test(file),
  )

  it.each(rendered)('$file renders as it stands', async ({ file }) => {
    const script = `import * as shown from './readme/${file}'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
for (const component of Object.values(shown)) console.log(renderToString(createElement(component)))`
    const entry = `${file}.render.tsx`
    writeFileSync(join(consumer, entry), script)
    const { outputFiles } = await build({
      absWorkingDir: consumer,
      entryPoints: [entry],
      ...{ bundle: true, format: 'esm', jsx: 'automatic', write: false },
      ...{ platform: 'node', packages: 'external' },
    })
    rmSync(join(consumer, entry))
    writeFileSync(join(consumer, `${file}.mjs`), outputFiles[0].contents)
    expect(await node(`${file}.mjs`)).toMatch(/<\w/)
  })
})

describe.each(projects)('a page that a server has rendered with React $react', ({ project }) => {
  const bundle = (entry, options) =>
    build({
      absWorkingDir: project,
      entryPoints: [entry],
      outdir: 'dist',
      bundle: true,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"development"' },
      ...options,
    })
  let browser
  let files
  let html

  beforeAll(async () => {
    await bundle('server.jsx', { platform: 'node', packages: 'external' })
    html = await node('dist/server.js', project)
    const { outputFiles } = await bundle('client.jsx', { splitting: true, write: false })
    files = new Map(outputFiles.map(({ path, contents }) => [path.split('/').at(-1), Buffer.from(contents)]))
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: chromiumArguments,
    })
  })
  afterAll(() => browser?.close())

  /** How far things move, and what the console complains of, while the page comes to life. */
  async function wake(head) {
    const page = await browser.newPage()
    const complaints = []
    page.on('console', (message) => /error|warning/.test(message.type()) && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.route('**/*', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1)
      const body = files.get(name)
      if (body)
        return route.fulfill({ body, contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript' })
      if (name !== '') return route.abort()
      const text = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">${head}</head><body><div id="root">${html}</div></body></html>`
      return route.fulfill({ body: text, contentType: 'text/html' })
    })
    await page.goto('http://page.test/')
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
    await page.addScriptTag({ url: '/client.js', type: 'module' })
    await page.locator('.ch-rail').waitFor()
    await page.locator('.ch-login[data-phase=out]').waitFor()
    const shift = await layoutShiftOf(page)
    await page.close()
    return { shift, complaints }
  }

  it('moves nothing when it comes to life with the stylesheets of its widgets', async () => {
    expect(await wake('<link rel="stylesheet" href="/client.css">')).toEqual({ shift: 0, complaints: [] })
  })

  it('would move without them', async () => {
    expect((await wake('')).shift).toBeGreaterThan(0.05)
  })
})
