import type { Page } from '@playwright/test'

/** Holds requests to an address. Returns a function that releases them. */
export const holdRequests = async (page: Page, address: string): Promise<() => void> => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}
