import { expect, test } from '@playwright/test'
import { accountOn, logInAt, openOrganisation, signInAtPartner, signOnFrame } from '../account'
import { boxOn, fillIn, leadOf } from '../box'
import { expectNotices, watchNotices } from '../notices'
import { fillInCompany, organisationForm, submitCompany } from '../organisation'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const ours = [addresses.partner, addresses.portal, addresses.signOn]

test('a company is added with its licence, and later requests carry its id', async ({ page }) => {
  test.slow()
  const pageErrors = recordPageErrors(page, ours)
  await watchNotices(page)
  await signInAtPartner(page, own('founder'))
  await page.getByRole('button', { name: '新增主体' }).click()
  await fillInCompany(page, '余姚四明灯具有限公司', '91330281MA2AF6QX31')
  await submitCompany(page)
  await expectNotices(page, [{ role: 'status', text: '创建成功！' }])
  await expect(organisationForm(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /当前主体：余姚四明灯具有限公司/ })).toBeVisible()

  const box = boxOn(page)
  await box.entry('在线咨询').click()
  await fillIn(box.panel('在线咨询'), leadOf('何思远'))
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().endsWith('/api/consultation') && each.method() === 'POST'),
    box.panel('在线咨询').getByRole('button', { name: '提交' }).click(),
  ])
  expect(await request.headerValue('X-Org-Id')).toMatch(/^[\da-f-]{36}$/)
  await expect(box.panel('在线咨询').getByText('提交成功')).toBeVisible()
  expect(pageErrors.problems).toEqual([])
})

test('a visitor with several organisations switches, and the choice is kept', async ({ page }) => {
  await signInAtPartner(page, 'demo')
  // Without a remembered choice the second of the two is current.
  await page.getByRole('button', { name: /当前主体：宁波宁居家居用品有限公司/ }).click()
  await page.getByRole('option', { name: /沈立群（个人）/ }).click()
  await expect(page.getByRole('button', { name: /当前主体：沈立群（个人）/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /当前主体：沈立群（个人）/ })).toBeVisible()
})

test('every broken rule shows a message, clicks outside do not close the form, and a reload keeps the input', async ({
  page,
}) => {
  await signInAtPartner(page, 'demo')
  await openOrganisation(page)
  const dialog = organisationForm(page)
  await dialog.getByRole('button', { name: '提交' }).click()
  await expect(dialog.getByText('请输入', { exact: true })).toHaveCount(3)
  await expect(dialog.getByText('请选择', { exact: true }).and(dialog.locator('.ch-note *'))).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.mouse.click(8, 8)
  await expect(dialog).toBeVisible()
  await dialog.getByLabel(/^企业名称/).fill('宁波海曙文具有限公司')
  await page.reload()
  await openOrganisation(page)
  await expect(dialog.getByLabel(/^企业名称/)).toHaveValue('宁波海曙文具有限公司')
})

test('a sign-in on another site changes nothing here, and what was typed stays when it ends the session', async ({
  page,
  context,
}) => {
  await signInAtPartner(page, 'demo')
  await openOrganisation(page)
  await fillInCompany(page, '余姚四明玩具有限公司', '91330281MA2AF6QX31')

  // Signing out there ends the session at the provider, and with it all that came from it.
  const other = await context.newPage()
  await other.goto(`${addresses.university}/innovation.html`)
  await accountOn(other).logIn.click()
  await accountOn(other).menu('沈立群').click()
  await other.getByRole('menuitem', { name: '退出登录' }).click()
  await accountOn(other).logIn.click()
  await logInAt(signOnFrame(other), 'newbie')
  await expect(accountOn(other).menu('周小满')).toBeVisible()

  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/create_org')),
    organisationForm(page).getByRole('button', { name: '提交' }).click(),
  ])
  expect(answer.status()).toBe(401)
  await expect(page.getByRole('button', { name: '账户：周小满', includeHidden: true })).toBeAttached()
  await expect(organisationForm(page).getByLabel(/^企业名称/)).toHaveValue(/余姚四明玩具有限公司/)
})
