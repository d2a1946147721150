import { expect, type Locator, type Page, test } from '@playwright/test'
import { operator } from './operator'
import { creditCodeOf, fillInCompany, submitCompany } from './organisation'
import { own } from './own'
import { press, pressText } from './press'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** The form of the application, on a page of the portal or inside an element. */
export const storeForm = (page: Page): Locator => page.locator('#application')
const title = (page: Page, name: string) => storeForm(page).getByRole('heading', { level: 2, name })
const field = (page: Page, name: RegExp) => storeForm(page).getByRole('textbox', { name })

export const nextStep = async (page: Page, step: string) => {
  await storeForm(page).getByRole('button', { name: '下一步' }).click()
  await expect(title(page, step)).toBeVisible()
}
const choose = async (page: Page, box: RegExp, option: string) => {
  await press(storeForm(page).getByRole('combobox', { name: box }))
  await pressText(page.getByRole('option', { name: option, exact: true }))
}

/** Hands in a document at its field. */
export const handIn = async (page: Page, label: string, name: string) => {
  const group = storeForm(page).getByRole('group', { name: label }).first()
  await group.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf })
  await expect(group.getByText(name)).toBeVisible()
  await expect(group.getByRole('button', { name: '删除' }).first()).toBeVisible()
}

/** Sets the day on a document. */
export const setDay = (page: Page, label: RegExp, day: string) => field(page, label).fill(day)

export const agree = (page: Page) =>
  storeForm(page)
    .getByRole('checkbox', { name: /我已阅读/ })
    .check()
export const submit = (page: Page) => storeForm(page).getByRole('button', { name: '提交申请' })

/** A day of the last weeks, which no platform finds too old. */
export const recentDay = (): string =>
  new Date(Date.now() - 20 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

export interface Applicant {
  company: string
  code: string
  storeName: string
}

/** An applicant of their own for each try, told apart by a digit. */
export const applicantOf = (digit: number): Applicant => ({
  company: own(`宁波开店家居 ${digit}`),
  code: creditCodeOf(`91330206MA2AHX${digit}${test.info().retry}8`),
  storeName: own(`Ningju Home ${digit}`),
})

/** Adds the company of an applicant on a page with the button for it, and acts for it from then on. */
export const addCompany = async (page: Page, { company, code }: Applicant) => {
  await page.getByRole('button', { name: '新增主体' }).first().click()
  await fillInCompany(page, company, code)
  await submitCompany(page)
  await expect(page.getByRole('dialog', { name: '新增主体' })).toHaveCount(0)
}

/** Fills in everything up to the confirmation; `review` looks at each step before it is left. */
export const fillInStore = async (
  page: Page,
  { company, code, storeName }: Applicant,
  review = async () => {},
) => {
  await expect(title(page, '平台与站点')).toBeVisible()
  await choose(page, /申请主体/, '内地企业')
  await pressText(storeForm(page).getByText('还没有店铺', { exact: true }))
  await review()
  await nextStep(page, '主体与执照')
  // What the licence says comes from the organisation, with the licence.
  await expect(field(page, /主体名称/)).toHaveValue(company)
  await expect(field(page, /登记号码/)).toHaveValue(code)
  await expect(storeForm(page).getByRole('group', { name: '营业执照' }).first()).toContainText('营业执照')
  await field(page, /法定代表人/).fill('沈亦舟')
  await review()
  await nextStep(page, '商品与品牌')
  await field(page, /主营类目/).fill('家居收纳')
  await field(page, /商品说明/).fill('可折叠收纳箱，余姚生产，有 CE 认证。')
  await choose(page, /品牌情况/, '没有品牌')
  await field(page, /店铺英文名/).fill(storeName)
  await review()
  await nextStep(page, '资金与收款')
  await field(page, /首批货款预算/).fill('200000')
  await choose(page, /收款币种/, '美元')
  await field(page, /账户名称/).fill(company)
  await field(page, /开户银行/).fill('中国银行北仑支行')
  await field(page, /银行账号/).fill('6222021202017788')
  await review()
  await nextStep(page, '平台材料')
  await handIn(page, '法人身份证', '身份证.pdf')
  await handIn(page, '地址账单', '水电费账单.pdf')
  await setDay(page, /地址账单的日期/, recentDay())
  await review()
  await nextStep(page, '联系人')
  await field(page, /姓名/).fill('沈亦舟')
  await field(page, /手机号/).fill('13805710826')
  await field(page, /邮箱/).fill('shen@ningju.example')
  await review()
  await nextStep(page, '确认提交')
}

/** The id of something in the operators' list that has a name in its line. */
const idIn = (list: string, name: string): string => {
  const lines = list.split('\n').filter((line) => line.includes(name))
  expect(lines).toHaveLength(1)
  return /^[\da-f]{8}/.exec(lines[0] ?? '')?.[0] ?? ''
}

/** The application for a store, as the operators' list names it. */
export const applicationOf = ({ storeName }: Applicant): string =>
  idIn(operator('applications', 'list', '--kind', '开店申请'), storeName)

/** The ways of working together, below the application. */
export const help = (page: Page) => page.getByRole('region', { name: '三种合作方式' })
/** How far the opening of the store is. */
export const progress = (page: Page) => page.getByRole('list', { name: '开店进度' })
