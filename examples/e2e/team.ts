import { expect, type Locator, type Page } from '@playwright/test'
import { logInAt, signOnFrame } from './account'
import { own } from './own'
import { press, pressText } from './press'
import { addresses } from './services'

export interface TeamMember {
  name: string
  phone: string
  email: string
  student?: '是' | '否'
  isCaptain?: boolean
}

/** Five valid members, the first of them the captain. */
export const fiveMembers = (student?: '是' | '否'): TeamMember[] =>
  ['陆一鸣', '方乐之', '石可', '马宁', '欧阳雨桐'].map((name, index) => ({
    name,
    phone: `1385731204${index}`,
    email: `member${index + 1}@zjxu.example`,
    ...(student && { student }),
    isCaptain: index === 0,
  }))

/** The card of the competition on the university's page, which loads when it is scrolled into view. */
export const cardOn = (page: Page): Locator => page.getByRole('region', { name: '麒麟杯' })

export const visitCompetition = async (page: Page) => {
  await page.goto(`${addresses.university}/innovation.html`)
  await page.locator('chuhai-competition').evaluate((element) => element.scrollIntoView())
  await expect(cardOn(page).getByRole('button', { name: '立即报名' })).toBeVisible()
}

/** Opens the sign-up on the university's page. */
export const openSignUp = async (page: Page): Promise<Locator> => {
  await visitCompetition(page)
  await cardOn(page).getByRole('button', { name: '立即报名' }).click()
  return signUpOn(page)
}

/** The same after signing in. Resolves to the dialog at its first step. */
export const beginSignUp = async (page: Page, account: string): Promise<Locator> => {
  const form = await openSignUp(page)
  await logInAt(signOnFrame(page), own(account))
  await expect(form.getByRole('tab', { name: '新星赛道' })).toBeVisible()
  return form
}

/** The dialog of the sign-up. */
export const signUpOn = (page: Page): Locator => page.getByRole('dialog', { name: '麒麟杯报名' })
export const planOn = (page: Page): Locator => page.getByRole('dialog', { name: '上传计划书' })

/** Chooses province, city and district. */
export const chooseArea = async (form: Locator, regions: string[]) => {
  await press(form.getByRole('combobox', { name: /所在地区/ }))
  for (const region of regions)
    await pressText(form.page().getByRole('option', { name: region, exact: true }))
}

/** Fills in 新星赛道. */
export const fillStar = async (form: Locator, ranks: string) => {
  await form.getByLabel(/^团队名称/).fill(ranks)
  await form.getByLabel(/^参赛项目/).fill('竹编收纳出海欧洲')
  await form.getByRole('combobox', { name: /^学校/ }).fill('zjgs')
  await pressText(
    form
      .page()
      .getByRole('option', { name: /浙江工商大学/ })
      .first(),
  )
  await chooseArea(form, ['浙江省', '嘉兴市', '南湖区'])
  const experience = form.getByRole('radiogroup', { name: /跨境电商经验/ })
  await pressText(experience.getByText('有', { exact: true }))
  await expect(experience.getByRole('radio', { name: '有', exact: true })).toBeChecked()
  await form.getByLabel(/^指导老师/).fill('许衡')
}

/** Fills in 栋梁赛道 with a marketplace that is not listed. */
export const fillPillar = async (form: Locator, company: string) => {
  await pressText(form.getByRole('tab', { name: '栋梁赛道' }))
  await form.getByLabel(/^公司名称/).fill(company)
  await form.getByLabel(/^参赛项目/).fill('户外照明进北美')
  await form.getByLabel(/^法定代表人/).fill('何思远')
  await chooseArea(form, ['广东省', '深圳市', '南山区'])
  await press(form.getByRole('combobox', { name: /^经营平台/ }))
  await pressText(form.page().getByRole('option', { name: '其他', exact: true }))
  await form.getByLabel(/^平台名称/).fill('沃尔玛')
}

export const chooseCaptain = async (row: Locator) => {
  const captain = row.getByRole('radio', { name: /组长/ })
  await press(captain)
  await expect(captain).toBeChecked()
}

/** Adds members after the existing ones; a new team has one empty row. */
export const addMembers = async (form: Locator, members: readonly TeamMember[]) => {
  const rows = form.getByRole('row').filter({ has: form.page().getByRole('textbox') })
  for (const { name, phone, email, student, isCaptain } of members) {
    const last = rows.last().getByRole('textbox', { name: /姓名/ })
    if ((await last.inputValue()) !== '') await form.getByRole('button', { name: '添加成员' }).click()
    const row = rows.last()
    await row.getByRole('textbox', { name: /姓名/ }).fill(name)
    await row.getByRole('textbox', { name: /手机号/ }).fill(phone)
    await row.getByRole('textbox', { name: /邮箱/ }).fill(email)
    if (student) {
      const choice = row.getByRole('radiogroup', { name: /是否学生/ })
      await pressText(choice.getByText(student, { exact: true }))
      await expect(choice.getByRole('radio', { name: student })).toBeChecked()
    }
    if (isCaptain) await chooseCaptain(row)
  }
}

export const next = (form: Locator) => form.getByRole('button', { name: '下一步' })
export const submit = (form: Locator) => form.getByRole('button', { name: '提交', exact: true })
