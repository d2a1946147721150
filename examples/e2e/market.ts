import { expect, type Locator, type Page, test } from '@playwright/test'
import { operator } from './operator'
import { own } from './own'
import { press, pressText } from './press'
import type { Applicant } from './store-application'

/** A service of a provider of its own for each width and try. */
export interface Offered {
  title: string
  /** Of the only package. */
  package: string
  /** The id of its provider in the directory. */
  providerId: string
}

/** Providers of the directory that nobody acts for; a try after a failure takes the next one. */
const providers = ['901', '902', '903', '904', '905', '906', '907', '908']

export const offeredOf = (digit: number): Offered => ({
  title: own(`产品页翻译 ${digit}`),
  package: '十个页面',
  providerId: providers[(digit * 4 + test.info().retry) % providers.length] ?? '',
})

/** The id of the organisation with a name, as the operators' list has it. */
export const organisationId = (company: string): string => {
  const [id] =
    /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(operator('organisations', 'list', company)) ?? []
  expect(id).toBeTruthy()
  return id ?? ''
}

/** Lets a company act for a provider of the directory. */
export const giveRole = ({ company }: Applicant, { providerId }: Pick<Offered, 'providerId'>): string => {
  const id = organisationId(company)
  operator('market', 'providers', 'add', id, providerId)
  return id
}

/** Writes a service with one package of 1,200 yuan, and hands it in; `review` looks at the form. */
export const offer = async (page: Page, { title, package: name }: Offered, review: () => Promise<void>) => {
  await page.goto('/user/?tab=provider')
  await pressText(page.getByRole('button', { name: '新建服务' }))
  const form = page.locator('.offer-editor')
  const fill = (field: RegExp, text: string, within: Locator = form) =>
    within.getByRole('textbox', { name: field }).fill(text)
  await fill(/^服务名称/, title)
  await fill(/^一句话介绍/, '母语译者翻译，按平台的字数写')
  await press(form.getByRole('combobox', { name: /类目/ }))
  await pressText(page.getByRole('option', { name: '翻译本地化', exact: true }))
  await form.getByRole('checkbox', { name: '线上', exact: true }).check()
  await fill(/几个工作小时内/, '4')
  const item = form.getByRole('listitem', { name: '套餐 1' })
  await fill(/^名称/, name, item)
  await fill(/^价格/, '1200', item)
  await fill(/^几天完成/, '5', item)
  await fill(/^可修改几次/, '1', item)
  await fill(/^包含什么/, '十个商品页面\n关键词表', item)
  await fill(/要买家提供的资料/, '商品链接\n目标国家')
  await review()
  await pressText(form.getByRole('button', { name: '提交审核' }))
  await expect(page.getByText('待审核').first()).toBeVisible()
}

/** The id of a service that waits for its review, as the operators' list begins it. */
export const waitingOffer = ({ title }: Offered): string => {
  const lines = operator('market', 'services', 'list', '--state', '待审核')
    .split('\n')
    .filter((line) => line.includes(title))
  expect(lines).toHaveLength(1)
  return /^[\da-f]{8}/.exec(lines[0] ?? '')?.[0] ?? ''
}

/** The day in China. */
export const today = (): string => new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10)
/** The month in China, as statements are named. */
export const month = (): string => today().slice(0, 7)
