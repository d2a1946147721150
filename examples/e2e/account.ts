import { expect, type Locator, type Page } from '@playwright/test'
import { addresses } from './services'

/** The account area of a page, and the dialogs of sign-on. */
export const accountOn = (page: Page | Locator) => {
  // On the portal they are links, which lead somewhere without JavaScript as well.
  const either = (name: string) =>
    page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }))
  return {
    logIn: either('登录'),
    register: either('注册'),
    /** The avatar of a signed-in visitor. */
    menu: (name: string): Locator => page.getByRole('button', { name: `账户：${name}` }),
  }
}

export const signOnDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^(登录|注册)$/ })

/** The provider's page, in the frame of the dialog. */
export const signOnFrame = (page: Page) => signOnDialog(page).frameLocator('iframe')

/** Presses 在新窗口登录 in the dialog; resolves with the popup. */
export const openSignOnWindow = async (page: Page): Promise<Page> => {
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    signOnDialog(page).getByRole('button', { name: '在新窗口登录' }).click(),
  ])
  return popup
}

type Form = Pick<Locator, 'getByLabel' | 'getByRole'>

/** Signs in on the provider's page. */
export const logInAt = async (form: Form, name: string, password = name) => {
  await form.getByLabel('用户名').fill(name)
  await form.getByLabel('密码', { exact: true }).fill(password)
  await form.getByRole('button', { name: '登录', exact: true }).click()
}

/** Signs in on the partner's page for members, and stays there. */
export const signInAtPartner = async (page: Page, name: string) => {
  await page.goto(`${addresses.partner}/member.html`)
  await accountOn(page).logIn.click()
  await logInAt(signOnFrame(page), name)
  await expect(page.getByRole('button', { name: /^账户：/ })).toBeVisible()
}

/** The dialog in which a signed-in visitor of the partner's page adds an organisation, opened from the menu of theirs. */
export const openOrganisation = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^当前主体：/ }).click()
  const add = { name: '新增主体' }
  await page.getByRole('button', add).or(page.getByRole('option', add)).click()
  return page.getByRole('dialog', add)
}

/** Takes the session away from the browser: cookies of the portal and the provider, and what the page's site keeps. */
export const loseSession = async (page: Page) => {
  await page.context().clearCookies()
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('chuhai').onsuccess = () => resolve()
      }),
  )
}

/** Signs in on the portal, which reloads the page. */
export const signInAtPortal = async (page: Page, name: string) => {
  await page.goto(`${addresses.portal}/contactUs`)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await accountOn(page).logIn.click()
  // The page that is left may show the account too, just before it goes.
  const loaded = page.waitForEvent('load')
  await logInAt(signOnFrame(page), name)
  await loaded
  await expect(page.getByRole('button', { name: /^账户：/ })).toBeVisible()
}
