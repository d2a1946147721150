import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startServices } from '../../../.commands/services.mjs'
import { accountOn, logInAt, openSignOnWindow, signOnDialog, signOnFrame } from '../account'
import { addressesOf, portsFrom, ports as sharedPorts } from '../services'

const ports = portsFrom(sharedPorts.portal + 50)
const addresses = addressesOf(ports)
const campusPort = ports.portal + 9
const campus = `http://localhost:${campusPort}`
const member = `${addresses.partner}/member.html`

/** The second provider: another issuer, another client, other accounts, and pages that refuse frames. */
const campusSettings = {
  SIGN_ON_NAME: '钱江大学',
  SIGN_ON_CLIENT_ID: 'campus',
  SIGN_ON_CLIENT_SECRET: 'campus-secret-of-the-journeys',
  SIGN_ON_REDIRECTS: `${addresses.portal}/api/login/oauth2/callback/campus`,
  SIGN_ON_FRAME_ANCESTORS: "'none'",
  SIGN_ON_ACCOUNTS: 'lin:林知夏',
}
const bothProviders = {
  SIGN_ON_1_CLIENT: 'chuhai',
  SIGN_ON_1_NAME: '出海云账号',
  SIGN_ON_1_ISSUER: addresses.signOn,
  SIGN_ON_1_CLIENT_ID: 'chuhai',
  SIGN_ON_1_CLIENT_SECRET: 'chuhai-development-secret',
  SIGN_ON_2_CLIENT: 'campus',
  SIGN_ON_2_NAME: '校园账号',
  SIGN_ON_2_ISSUER: campus,
  SIGN_ON_2_CLIENT_ID: 'campus',
  SIGN_ON_2_CLIENT_SECRET: campusSettings.SIGN_ON_CLIENT_SECRET,
}

test('a visitor signs in at one of two providers, in the frame or, where frames are refused, in a window', async ({
  page,
}) => {
  test.slow()
  const dataDir = await mkdtemp(join(tmpdir(), 'chuhai-providers-'))
  const services = startServices({
    ports,
    dataDir,
    env: bothProviders,
    only: ['server', 'sign-on', 'partner-site'],
  })
  const second = startServices({
    ports: { ...ports, signOn: campusPort },
    dataDir: join(dataDir, 'campus'),
    env: campusSettings,
    only: ['sign-on'],
  })
  try {
    await Promise.all([services.ready, second.ready])
    await page.goto(member)
    await accountOn(page).logIn.click()
    await signOnDialog(page).getByRole('button', { name: '校园账号' }).click()
    const popup = await openSignOnWindow(page)
    await popup.waitForURL(new RegExp(`^${campus}/`))
    await logInAt(popup, 'lin')
    await expect(accountOn(page).menu('林知夏')).toBeVisible()
    await expect.poll(() => popup.isClosed()).toBe(true)
    await page.reload()
    await accountOn(page).menu('林知夏').click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()

    await accountOn(page).logIn.click()
    await signOnDialog(page).getByRole('button', { name: '出海云账号' }).click()
    await logInAt(signOnFrame(page), 'demo')
    await expect(accountOn(page).menu('沈立群')).toBeVisible()
  } finally {
    await Promise.all([services.stop(), second.stop()])
    await rm(dataDir, { recursive: true, force: true })
  }
})
