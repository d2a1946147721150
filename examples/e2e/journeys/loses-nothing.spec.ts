import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { startServices } from '../../../.commands/services.mjs'
import { boxOn, fillIn, leadOf } from '../box'
import { operatorOf } from '../operator'
import { addressesOf, portsFrom, ports as sharedPorts } from '../services'

const promise = '提交成功，我们将在24小时内与您联系'
const ports = portsFrom(sharedPorts.portal + 40)
const addresses = addressesOf(ports)

/** Submits, and waits until the request has failed; the form goes on sending. */
const submitInVain = async (page: Page, form: Locator) => {
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/consultation'))
  await form.getByRole('button', { name: '提交' }).click()
  await lost
  await expect(form.getByText('正在提交')).toBeVisible()
}

test('a server killed during a submit loses no input and creates one lead', async ({ page }) => {
  test.slow()
  const dataDir = await mkdtemp(join(tmpdir(), 'chuhai-kill-'))
  const sites = startServices({ ports, dataDir, only: ['partner-site'] })
  let server = startServices({ ports, dataDir, only: ['server'] })
  try {
    await Promise.all([sites.ready, server.ready])
    await page.goto(addresses.partner)
    const form = boxOn(page).panel('在线咨询')
    await boxOn(page).entry('在线咨询').click()
    const lead = leadOf('断线访客')
    await fillIn(form, lead)

    // The server stores the lead and is killed before it responds.
    const killed = server
    const killOnce = async (route: Route) => {
      await route.fetch().catch(() => undefined)
      await killed.kill()
      await route.abort('connectionreset')
    }
    await page.route('**/api/consultation', killOnce, { times: 1 })
    await submitInVain(page, form)
    await expect(form.getByLabel(/^姓名/)).toHaveValue(lead.name)
    await expect(page.getByRole('alert')).toHaveCount(0)

    server = startServices({ ports, dataDir, only: ['server'] })
    await server.ready
    await expect(form.getByText(promise)).toBeVisible({ timeout: 60_000 })
    const csv = operatorOf({ dataDir, port: ports.portal })('consultations', '--format', 'csv')
    expect(csv.split('\n').filter((line) => line.includes(lead.name))).toHaveLength(1)
  } finally {
    await Promise.all([sites.stop(), server.stop()])
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('a submit while offline says at its button that it has not arrived, and is sent once online', async ({
  page,
  context,
}) => {
  await page.goto(addressesOf(sharedPorts).partner)
  const form = boxOn(page).panel('在线咨询')
  await boxOn(page).entry('在线咨询').click()
  await fillIn(form, leadOf('离线访客'))
  await context.setOffline(true)
  await submitInVain(page, form)
  await expect(form.getByText('网络不通，还没有送达')).toBeVisible({ timeout: 5000 })
  await expect(form.getByLabel(/^姓名/)).toHaveValue('离线访客')
  await expect(form.getByLabel(/^姓名/)).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await context.setOffline(false)
  await expect(form.getByText(promise)).toBeVisible({ timeout: 60_000 })
})
