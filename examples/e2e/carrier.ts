import { expect, type Page } from '@playwright/test'
import { startServices } from '../../.commands/services.mjs'
import { heading } from './checkout'
import { addresses, dataDirVariable, ports } from './services'

/** Starts the carrier with the bookings that it had; `kill` ends it as a power cut does. */
const start = async () => {
  const dataDir = process.env[dataDirVariable] ?? ''
  const carrier = startServices({ ports, dataDir, only: ['carrier'] })
  await carrier.ready
  return carrier
}

/** Starts the carrier, and opens its page beside another one. */
export const openCarrier = async (beside: Page) => {
  let running = await start()
  const page = await beside.context().newPage()
  /** What it has under a number of ours; one parcel, however often it was asked for it. */
  const parcel = (number: string) => page.locator('.parcel').filter({ hasText: number })
  const show = async () => {
    await page.goto(addresses.carrier)
    await expect(heading(page, '包裹')).toBeVisible()
  }
  return {
    page,
    parcel,
    show,
    /** Decides how it answers from now on; one that was started again does so as usual. */
    async behave(name: string) {
      await show()
      await page.getByRole('radio', { name }).check()
      await page.getByRole('button', { name: '应用' }).click()
      await expect(page.getByRole('radio', { name })).toBeChecked()
    },
    /** Presses a button of a parcel. */
    async move(number: string, button: string) {
      await show()
      await parcel(number).getByRole('button', { name: button }).click()
      await expect(heading(page, '包裹')).toBeVisible()
    },
    kill: () => running.kill(),
    async startAgain() {
      running = await start()
    },
    async stop() {
      await page.close()
      await running.stop()
    },
  }
}
