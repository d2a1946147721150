import { expect, type Page } from '@playwright/test'
import { logInAt, signOnFrame } from './account'
import { addresses } from './services'

const codeAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** A unified social credit code: 17 characters, and the one that proves them. */
export const creditCodeOf = (begin: string): string => {
  const sum = Array.from(begin, (character) => codeAlphabet.indexOf(character)).reduce(
    (total, value, index) => total + value * (3 ** index % codeAlphabet.length),
  )
  return begin + codeAlphabet[(codeAlphabet.length - (sum % codeAlphabet.length)) % codeAlphabet.length]
}

/** A photograph of a licence: what the page draws, as a file. */
const photograph = async (page: Page) => ({
  name: '营业执照.PNG',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 420 } }),
})

/** The dialog that adds an organisation. */
export const organisationForm = (page: Page) => page.getByRole('dialog', { name: '新增主体' })

/** Fills in everything but the licence. */
export const fillInCompany = async (page: Page, name: string, code: string) => {
  const dialog = organisationForm(page)
  await dialog.getByLabel(/^企业名称/).fill(`  ${name} `)
  await dialog.getByLabel(/^统一社会信用代码/).fill(code)
  await dialog.getByLabel(/^营业期限至/).fill('2038-06-30')
  await dialog.getByRole('combobox', { name: /所在地区/ }).click()
  for (const region of ['浙江省', '宁波市', '余姚市']) {
    await page.getByRole('option', { name: region, exact: true }).click()
  }
  await dialog.getByLabel(/^详细地址/).fill('凤山街道阳明西路 718 号')
}

/** Uploads the licence, and submits the form. */
export const submitCompany = async (page: Page) => {
  const dialog = organisationForm(page)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: /上传/ }).first().click(),
  ])
  await chooser.setFiles(await photograph(page))
  await expect(dialog.getByText('上传成功').first()).toBeVisible()
  await dialog.getByRole('button', { name: '提交' }).click()
}

/** The members of a company, in the personal centre. */
export const members = (page: Page, company: string) => page.getByRole('region', { name: `${company}的成员` })

export const openMembers = async (page: Page, company: string) => {
  await page.goto(`${addresses.portal}/user/#organisations`)
  await expect(members(page, company)).toBeVisible()
}

/** Makes a link as the owner; resolves with it. */
export const invite = async (page: Page, company: string): Promise<string> => {
  await members(page, company).getByRole('button', { name: '邀请成员' }).click()
  const dialog = page.getByRole('dialog', { name: '邀请成员' })
  await dialog.getByRole('button', { name: '生成邀请链接' }).click()
  const link = await dialog.getByRole('textbox', { name: '邀请链接' }).inputValue()
  await dialog.getByRole('button', { name: '完成' }).click()
  return link
}

/** Signs in on the page of an invitation, and accepts it. */
export const acceptInvitation = async (page: Page, company: string, account: string) => {
  await expect(page.getByRole('heading', { level: 1, name: `加入“${company}”` })).toBeVisible()
  await page.getByRole('button', { name: '登录并接受' }).click()
  await logInAt(signOnFrame(page), account)
  await expect(page.getByRole('heading', { name: `您已加入“${company}”` })).toBeVisible()
}

/** The tab is in sight again; a browser under test never hides one. */
export const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
