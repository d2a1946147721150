import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { addresses } from './services'

/** The portal's address in the pages' source. */
export const writtenPortal = 'http://localhost:4000'

const { resolve } = createRequire(import.meta.url)

/** Libraries that pages of `hosts/` load as `/hosts/NAME.js`. */
const libraries: Record<string, string> = {
  turbo: '@hotwired/turbo/dist/turbo.es2017-umd.js',
  htmx: 'htmx.org/dist/htmx.min.js',
}

/** What a page of `hosts/`, or a library of it, has in the browser. */
const fileOf = (name: string, kind: string) =>
  kind === 'js'
    ? { contentType: 'text/javascript', path: resolve(libraries[name] ?? name) }
    : {
        contentType: 'text/html',
        body: readFileSync(new URL(`hosts/${name}.html`, import.meta.url), 'utf8').replaceAll(
          writtenPortal,
          addresses.portal,
        ),
      }

/** Opens a page of `hosts/` at the partner's address; it may load others and their libraries. */
export const openHost = async (page: Page, name: string): Promise<void> => {
  await page.route(`${addresses.partner}/hosts/*`, (route) => {
    const [file = '', kind = ''] = new URL(route.request().url()).pathname.split('/').at(-1)?.split('.') ?? []
    return route.fulfill(fileOf(file, kind))
  })
  await page.goto(`${addresses.partner}/hosts/${name}.html`)
}

/** Opens a partner's page and removes a host from its Content Security Policy. */
export const openWithout = async (page: Page, address: string, host: string): Promise<void> => {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    const changed = { ...headers, 'content-security-policy': policy.replaceAll(` ${host}`, '') }
    await route.fulfill({ response, headers: changed })
  })
  await page.goto(address)
}
