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
