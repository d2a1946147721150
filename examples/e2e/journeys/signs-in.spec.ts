import { expect, test } from '@playwright/test'
import { accountOn, logInAt, openSignOnWindow, signOnDialog, signOnFrame } from '../account'
import { boxOn, fillIn, leadOf } from '../box'
import { openWithout } from '../hosts'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const member = `${addresses.partner}/member.html`
const signOn = addresses.signOn
const ours = [addresses.partner, addresses.portal, signOn]

test.describe('on a partner’s page, with third-party cookies blocked', () => {
  test('two clicks sign in, a reload keeps the session, and logging out ends it in all tabs', async ({
    page,
    context,
  }) => {
    const pageErrors = recordPageErrors(page, ours)
    await page.goto(member)
    let loads = 0
    page.on('load', () => loads++)
    await accountOn(page).logIn.click()
    await logInAt(signOnFrame(page), 'demo')
    await expect(accountOn(page).menu('沈立群')).toBeVisible()
    await expect(signOnDialog(page)).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(loads).toBe(0)

    await page.reload()
    await expect(accountOn(page).menu('沈立群')).toBeVisible()
    const other = await context.newPage()
    await other.goto(member)
    await expect(accountOn(other).menu('沈立群')).toBeVisible()

    await accountOn(page).menu('沈立群').click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect(accountOn(page).logIn).toBeVisible()
    await expect(accountOn(other).logIn).toBeVisible()
    await page.reload()
    await expect(accountOn(page).logIn).toBeVisible()
    expect(pageErrors.problems).toEqual([])
  })

  test('after logging out a visitor has to enter the password again', async ({ page }) => {
    await page.goto(member)
    await accountOn(page).logIn.click()
    await logInAt(signOnFrame(page), 'newbie')
    await accountOn(page).menu('周小满').click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await accountOn(page).logIn.click()
    await expect(signOnFrame(page).getByLabel('用户名')).toBeVisible()
  })

  test('signing in from the box signs the visitor in on the whole site', async ({ page }) => {
    await page.goto(addresses.partner)
    const box = boxOn(page)
    await box.entry('直播预告').click()
    await box.panel('直播预告').getByRole('button', { name: '观看直播' }).click()
    await logInAt(signOnFrame(page), 'demo')
    await expect(signOnDialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(`${addresses.partner}/`)
    await page.goto(member)
    await expect(accountOn(page).menu('沈立群')).toBeVisible()
  })

  test('a wrong password shows a message beside the fields, and closing the dialog returns the focus', async ({
    page,
  }) => {
    await page.goto(member)
    await accountOn(page).logIn.click()
    await logInAt(signOnFrame(page), 'demo', 'wrong')
    await expect(signOnFrame(page).getByText('用户名或密码不正确')).toBeVisible()
    await expect(signOnFrame(page).getByLabel('用户名')).toHaveValue('demo')
    await signOnDialog(page).getByRole('button', { name: '关闭' }).click()
    await expect(signOnDialog(page)).toHaveCount(0)
    await expect(accountOn(page).logIn).toBeFocused()
  })

  test('where popups are blocked, a redirect returns to the same place and keeps the drafts', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto(`${addresses.partner}/news.html?from=ad#main`)
    const box = boxOn(page)
    await box.entry('在线咨询').click()
    await fillIn(box.panel('在线咨询'), leadOf('半路登录'))
    await page.keyboard.press('Escape')
    await box.entry('直播预告').click()
    await box.panel('直播预告').getByRole('button', { name: '观看直播' }).click()
    await signOnDialog(page).getByRole('button', { name: '在新窗口登录' }).click()
    await page.waitForURL(new RegExp(`^${signOn}/`))
    const exchange = page.waitForResponse((response) => response.url().includes('/login/oauth2/code/'))
    await logInAt(page, 'demo')
    await page.waitForURL(`${addresses.partner}/news.html?from=ad#main`)
    await exchange
    await box.entry('在线咨询').click()
    await expect(box.panel('在线咨询').getByLabel(/^姓名/)).toHaveValue('半路登录')
    await page.goto(member)
    await expect(accountOn(page).menu('沈立群')).toBeVisible()
  })

  test('forged messages change nothing', async ({ page }) => {
    const exchanges: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/login/oauth2/code/')) exchanges.push(request.url())
    })
    const pageErrors = recordPageErrors(page, ours)
    await page.goto(member)
    await accountOn(page).logIn.click()
    await expect(signOnFrame(page).getByLabel('用户名')).toBeVisible()
    await page.evaluate(() => {
      const forged = (state: string) => ({
        type: 'AUTH_CODE',
        code: 'stolen',
        state,
        iss: 'http://localhost:4001',
      })
      const cyclic: { self?: unknown; type: string } = { type: 'AUTH_CODE' }
      cyclic.self = cyclic
      for (let count = 0; count < 2000; count++) {
        window.postMessage(forged(String(count)), '*')
        window.postMessage(
          [cyclic, null, 'AUTH_CODE', { type: 'NEED_LOGIN' }, { type: 'AUTH_CODE' }][count % 5],
          '*',
        )
      }
      return new Promise((resolve) => setTimeout(resolve))
    })
    await logInAt(signOnFrame(page), 'demo')
    await expect(accountOn(page).menu('沈立群')).toBeVisible()
    expect(exchanges).toHaveLength(1)
    expect(pageErrors.problems).toEqual([])
  })
})

test.describe('on a partner’s page whose policy does not name the provider', () => {
  // A page served by page.route has no network address, so Chromium requires this permission for requests to localhost.
  test.use({ permissions: ['local-network-access'] })

  test('the first frame that is blocked leads to a window, which signs in and later out', async ({
    page,
    context,
  }) => {
    const modes: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.startsWith('/api/oauth2/authorization/')) modes.push(searchParams.get('mode'))
    })
    await openWithout(page, member, signOn)
    await accountOn(page).logIn.click()
    await expect(signOnDialog(page).getByText('登录页在新窗口里打开')).toBeVisible()
    // A hidden frame that times out would have started a second attempt.
    expect(modes).toEqual(['silent'])
    const popup = await openSignOnWindow(page)
    await logInAt(popup, 'demo')
    await expect(accountOn(page).menu('沈立群')).toBeVisible()

    await accountOn(page).menu('沈立群').click()
    const [leaving] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('menuitem', { name: '退出登录' }).click(),
    ])
    await expect(accountOn(page).logIn).toBeVisible()
    expect(leaving.isClosed()).toBe(true)
    await accountOn(page).logIn.click()
    const again = await openSignOnWindow(page)
    await expect(again.getByLabel('用户名')).toBeVisible()
  })
})

test.describe('on the portal', () => {
  test('a visitor signs in, the page reloads, and logging out passes through the provider', async ({
    page,
  }) => {
    await page.goto(`${addresses.portal}/news`)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await accountOn(page).logIn.click()
    const loaded = page.waitForEvent('load')
    await logInAt(signOnFrame(page), 'demo')
    await loaded
    await expect(page).toHaveURL(`${addresses.portal}/news`)
    await expect(accountOn(page).menu('沈立群')).toBeVisible()
    await accountOn(page).menu('沈立群').click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect(accountOn(page).logIn).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`^${addresses.portal}/`))
  })

  test('a page for signed-in visitors leads to the login and opens afterwards', async ({ page }) => {
    await page.goto(`${addresses.portal}/user/?tab=1`)
    await expect(page).toHaveURL(/\/login\?service=/)
    await logInAt(signOnFrame(page), 'newbie')
    await expect(page).toHaveURL(`${addresses.portal}/user/?tab=1`)
    await expect(page.getByRole('main').getByText('周小满').first()).toBeVisible()
  })

  test('a new visitor registers and is signed in', async ({ page }) => {
    const name = `mai${Date.now().toString(36)}`
    await page.goto(addresses.portal)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await accountOn(page).register.click()
    const form = signOnFrame(page)
    await form.getByLabel('用户名').fill(name)
    await form.getByLabel('密码', { exact: true }).fill('Chuhai-2026-yun')
    await form.getByLabel('再次输入').fill('Chuhai-2026-yun')
    const loaded = page.waitForEvent('load')
    await form.getByRole('button', { name: '注册', exact: true }).click()
    await loaded
    await expect(accountOn(page).menu(name)).toBeVisible()
  })
})
