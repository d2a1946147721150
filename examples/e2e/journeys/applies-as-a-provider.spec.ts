import { expect, type Page, test } from '@playwright/test'
import { logInAt, signOnFrame } from '../account'
import { expectAccessible } from '../axe'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { press, pressText } from '../press'
import { addresses } from '../services'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const form = (page: Page) => page.locator('#application')
const title = (page: Page, name: string) => form(page).getByRole('heading', { level: 2, name })
const field = (page: Page, name: RegExp) => form(page).getByRole('textbox', { name })
const next = async (page: Page, step: string) => {
  await form(page).getByRole('button', { name: '下一步' }).click()
  await expect(title(page, step)).toBeVisible()
}
const choose = async (page: Page, box: RegExp, ...options: string[]) => {
  await press(form(page).getByRole('combobox', { name: box }))
  for (const name of options) await pressText(page.getByRole('option', { name, exact: true }))
}
const upload = async (page: Page, name: string) => {
  await form(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf })
  await expect(form(page).getByText(name)).toBeVisible()
}
const saved = (page: Page) => expect(form(page).getByText(/^已保存/)).toBeVisible()
const agreeAndSubmit = async (page: Page) => {
  await form(page)
    .getByRole('checkbox', { name: /我已阅读/ })
    .check()
  await form(page).getByRole('button', { name: '提交申请' }).dblclick()
  await expect(title(page, '申请已提交，等待审核')).toBeVisible()
}
const noOverflow = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)

/** The operator's line about a company. */
const lineOf = (company: string): string =>
  operator('applications', 'list')
    .split('\n')
    .find((line) => line.includes(company)) ?? ''

for (const [account, width] of [
  ['supplier1', 1280],
  ['supplier2', 375],
] as const) {
  test(`a company applies, is rejected with reasons, mends it and is accepted, ${width} px wide`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    const pageErrors = recordPageErrors(page, [addresses.portal, addresses.signOn])
    const company = own(`宁波远帆国际物流有限公司 ${width}`)

    // Signing in comes back to the page.
    await page.goto('/beServiceProvider')
    await logInAt(signOnFrame(page), own(account))
    await expect(title(page, '公司信息')).toBeVisible()
    await form(page).getByRole('button', { name: '下一步' }).click()
    await expect(form(page).getByRole('alert')).toContainText('处需要修改')
    await form(page)
      .getByRole('alert')
      .getByRole('button', { name: /成立年份/ })
      .click()
    await expect(field(page, /成立年份/)).toBeFocused()
    await expectAccessible(page, '#application')
    await field(page, /成立年份/).fill('2015')
    await field(page, /公司名称/).fill(company)
    await field(page, /统一社会信用代码/).fill('91330206ma2ahxk264')
    await choose(page, /所在地区/, '浙江省', '宁波市', '余姚市')
    await choose(page, /团队规模/, '10–49 人')
    await next(page, '服务内容')

    for (const name of ['物流货代', '欧洲', '英语'])
      await pressText(form(page).getByText(name, { exact: true }))
    await field(page, /服务案例/).fill('德国卡派与退货换标，破损率从 4% 降到 1.2%。')
    await field(page, /最低报价/).fill('800')
    await field(page, /最高报价/).fill('12000')
    await expectAccessible(page, '#application')
    await noOverflow(page)

    // A reload in the middle goes on at the same step, with what was typed.
    await page.reload()
    await expect(title(page, '服务内容')).toBeVisible()
    await expect(field(page, /最高报价/)).toHaveValue('12000')
    await expect(form(page).getByRole('checkbox', { name: '物流货代' })).toBeChecked()
    await saved(page)
    await next(page, '资质材料')
    await upload(page, '营业执照.pdf')
    await expectAccessible(page, '#application')
    await next(page, '联系人')
    await field(page, /姓名/).fill('沈亦舟')
    await field(page, /手机号/).fill('13805710826')
    await field(page, /邮箱/).fill('shen@yuanfan.example')
    await next(page, '确认提交')
    await expect(form(page).getByText('浙江省 宁波市 余姚市')).toBeVisible()
    await expectAccessible(page, '#application')
    await noOverflow(page)

    // A double click submits once.
    await agreeAndSubmit(page)
    expect(lineOf(company)).toMatch(/服务商入驻申请 +待审核/)
    const id = /^[\da-f]{8}/.exec(lineOf(company))?.[0] ?? ''
    await expectAccessible(page, '#application')
    await noOverflow(page)

    operator('applications', 'review', id)
    operator('applications', 'reject', id, '执照已过期', '--field', '营业执照=请上传有效期内的执照')
    await page.reload()
    await expect(title(page, '申请没有通过')).toBeVisible()
    await expect(form(page).getByRole('list', { name: '申请进度' })).toContainText('执照已过期')
    await expectAccessible(page, '#application')
    await form(page).getByRole('button', { name: '修改并重新提交' }).click()
    await expect(title(page, '资质材料')).toBeVisible()
    await expect(form(page).getByText('请上传有效期内的执照')).toBeVisible()
    await upload(page, '新执照.pdf')
    await expect(form(page).getByText('请上传有效期内的执照')).toBeHidden()
    await next(page, '联系人')
    await next(page, '确认提交')
    await agreeAndSubmit(page)

    operator('applications', 'accept', id)
    await page.reload()
    await expect(title(page, '恭喜，申请已通过')).toBeVisible()
    await noOverflow(page)
    expect(operator('applications', 'show', id)).toMatch(/新执照\.pdf/)
    expect(pageErrors.problems).toEqual([])
  })
}

test('a seller finds a provider, reads its prices and asks for it', async ({ page }) => {
  const pageErrors = recordPageErrors(page, [addresses.portal])
  await page.goto('/serviceProvider')
  await expect(page.getByText('共 26 家')).toBeVisible()
  await page.getByRole('link', { name: '知识产权', exact: true }).click()
  await expect(page.getByText('共 1 家')).toBeVisible()
  await page.getByRole('link', { name: /印石知识产权/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '印石知识产权' })).toBeVisible()
  await expect(page.getByText('¥2,680/类')).toBeVisible()
  await page.goto('/serviceProvider')
  await page.getByRole('searchbox', { name: '搜索服务商' }).fill('莱茵仓')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/word=/)
  await expect(page.getByRole('link', { name: /莱茵仓/ }).first()).toBeVisible()
  expect(pageErrors.problems).toEqual([])
})
