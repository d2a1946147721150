import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { addresses } from './services'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

type Mode = 'development' | 'production'

/** Bundles a page of `.storybook/hosts` with React as a page of a customer has it. */
const bundle = async (host: string, mode: Mode) => {
  const result = await build({
    root: path('../..'),
    configFile: false,
    logLevel: 'error',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: {
      conditions: ['source', 'module', 'browser', 'import', 'default'],
      dedupe: ['react', 'react-dom', 'nanostores'],
    },
    build: {
      write: false,
      minify: mode === 'production',
      reportCompressedSize: false,
      rolldownOptions: {
        input: path(`../../.storybook/hosts/${host}.jsx`),
        output: { entryFileNames: 'page.js' },
      },
    },
  })
  return new Map(
    [result]
      .flat()
      .flatMap((one) => ('output' in one ? one.output : []))
      .map((file) => [`/${file.fileName}`, 'code' in file ? file.code : file.source]),
  )
}

const bundles: Partial<Record<string, ReturnType<typeof bundle>>> = {}
const filesOf = (host: string, mode: Mode) => {
  bundles[`${host} ${mode}`] ??= bundle(host, mode)
  return bundles[`${host} ${mode}`]
}

const origin = addresses.portal
const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Shop</title>
<body style="margin:0"><div id="root"></div><script type="module" src="/page.js"></script></body></html>`

const openPage = async (page: Page, host: string, mode: Mode, address: string) => {
  const files = await filesOf(host, mode)
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/shop') return route.fulfill({ contentType: 'text/html', body: html })
    const file = files?.get(pathname)
    if (file === undefined && pathname.startsWith('/api/')) return route.continue()
    if (file === undefined) return route.fulfill({ status: 404, body: '' })
    const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript'
    return route.fulfill({ contentType, body: typeof file === 'string' ? file : Buffer.from(file) })
  })
  await page.goto(origin + address)
}

/** Opens a widget inside a form of a page in React. */
export const openInForm = (page: Page, widget: string, mode: Mode) =>
  openPage(page, 'inside-a-form', mode, `/shop?widget=${widget}`)

/** Opens a page in React that hides its form and shows it again, as routes that are kept do. */
export const openHiddenRoute = (page: Page) => openPage(page, 'hidden-route', 'production', '/shop')

interface HostWindow {
  told: string[]
  calls(): { method: string; path: string; body: unknown }[]
}

/** What the page's form was told of, and the calls of the widget to this path. */
export const heardBy = (page: Page, path: string) =>
  page.evaluate((path) => {
    const { told, calls } = window as unknown as HostWindow
    const form = document.querySelector<HTMLFormElement>('form[name=order]')
    return {
      told,
      fields: form ? [...new FormData(form).keys()] : ['the form is gone'],
      address: location.pathname + location.search,
      calls: calls().filter((call) => call.path === path && call.method === 'POST').length,
    }
  }, path)
