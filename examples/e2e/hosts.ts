import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addresses } from './services'

/** The portal's address in the pages' source. */
export const writtenPortal = 'http://localhost:4000'

/** Opens a page of `hosts/` at the partner's address. */
export const openHost = async (page: Page, name: string): Promise<void> => {
  const address = `${addresses.partner}/hosts/${name}.html`
  const body = readFileSync(new URL(`hosts/${name}.html`, import.meta.url), 'utf8')
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: body.replaceAll(writtenPortal, addresses.portal) }),
  )
  await page.goto(address)
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
