import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { startServices } from '../../../.commands/services.mjs'
import { accountOn, logInAt, openSignOnWindow, signOnDialog } from '../account'
import { addressesOf, portsFrom, ports as sharedPorts } from '../services'

const ports = portsFrom(sharedPorts.portal + 70)
const addresses = addressesOf(ports)
const frontPort = ports.portal + 19
const issuer = `http://localhost:${frontPort}`
const member = `${addresses.partner}/member.html`

/** Stands in front of the provider, and takes its cookies from frames, as Safari does in the pages of other sites. */
const front = createServer((incoming, answer) => {
  const isFrame = incoming.headers['sec-fetch-dest'] === 'iframe'
  const { cookie, ...own } = incoming.headers
  const forwarded = send(
    `${addresses.signOn}${incoming.url}`,
    { method: incoming.method, headers: { ...own, ...(!isFrame && cookie && { cookie }) } },
    (response) => {
      const { 'set-cookie': cookies, ...headers } = response.headers
      answer.writeHead(response.statusCode ?? 502, {
        ...headers,
        ...(!isFrame && cookies && { 'set-cookie': cookies }),
      })
      response.pipe(answer)
    },
  )
  forwarded.on('error', () => answer.destroy())
  incoming.pipe(forwarded)
})

let dataDir: string
let services: ReturnType<typeof startServices>
test.beforeAll(async () => {
  test.slow()
  dataDir = await mkdtemp(join(tmpdir(), 'chuhai-without-cookies-'))
  await new Promise<void>((resolve) => front.listen(frontPort, 'localhost', resolve))
  services = startServices({
    ports,
    dataDir,
    env: {
      SIGN_ON_ISSUER: issuer,
      SIGN_ON_1_CLIENT: 'chuhai',
      SIGN_ON_1_NAME: '出海云账号',
      SIGN_ON_1_ISSUER: issuer,
      SIGN_ON_1_CLIENT_ID: 'chuhai',
      SIGN_ON_1_CLIENT_SECRET: 'chuhai-development-secret',
    },
    only: ['server', 'sign-on', 'partner-site'],
  })
  await services.ready
})
test.afterAll(async () => {
  await services.stop()
  front.close()
  front.closeAllConnections()
  await rm(dataDir, { recursive: true, force: true })
})

const openWindow = async (page: Page) => {
  await expect(signOnDialog(page).getByText('登录页在新窗口里打开')).toBeVisible()
  return openSignOnWindow(page)
}

test('where the provider gets no cookies in a frame, a window signs in and out, and no cookie is spoken of', async ({
  page,
  context,
}) => {
  await page.goto(member)
  await accountOn(page).logIn.click()
  const opened = await openWindow(page)
  await expect(page.getByText('Cookie')).toHaveCount(0)
  await logInAt(opened, 'demo')
  await expect(accountOn(page).menu('沈立群')).toBeVisible()
  await expect.poll(() => opened.isClosed()).toBe(true)
  expect(await context.cookies(addresses.portal)).not.toContainEqual(
    expect.objectContaining({ name: expect.stringContaining('session') }),
  )

  await page.reload()
  await expect(accountOn(page).menu('沈立群')).toBeVisible()
  const other = await context.newPage()
  await other.goto(member)
  await expect(accountOn(other).menu('沈立群')).toBeVisible()

  await accountOn(page).menu('沈立群').click()
  const [leaving] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('menuitem', { name: '退出登录' }).click(),
  ])
  await expect(accountOn(page).logIn).toBeVisible()
  await expect(accountOn(other).logIn).toBeVisible()
  await expect.poll(() => leaving.isClosed()).toBe(true)
  await accountOn(page).logIn.click()
  await expect((await openWindow(page)).getByLabel('用户名')).toBeVisible()
})
