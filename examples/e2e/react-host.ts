import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { addresses } from './services'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Bundles the page that has each widget inside a form, with React as a page of a customer has it. */
const bundle = async (mode: 'development' | 'production') => {
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
        input: path('../../.storybook/hosts/inside-a-form.jsx'),
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

const origin = addresses.portal
const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Shop</title>
<body style="margin:0"><div id="root"></div><script type="module" src="/page.js"></script></body></html>`

/** Opens a widget inside a form of a page in React. */
export const openInForm = async (page: Page, widget: string, mode: 'development' | 'production') => {
  bundles[mode] ??= bundle(mode)
  const files = await bundles[mode]
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/shop') return route.fulfill({ contentType: 'text/html', body: html })
    const file = files?.get(pathname)
    if (file === undefined) return route.fulfill({ status: 404, body: '' })
    const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript'
    return route.fulfill({ contentType, body: typeof file === 'string' ? file : Buffer.from(file) })
  })
  await page.goto(`${origin}/shop?widget=${widget}`)
}

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
