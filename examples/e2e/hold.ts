import type { Page } from '@playwright/test'

/** Holds what is asked at an address back until it is let go. */
export const hold = async (page: Page, address: string): Promise<() => void> => {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await isLetGo
    await route.continue()
  })
  return letGo
}
