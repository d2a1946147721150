import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { logInAt, signOnFrame } from '../account'
import { expectAccessible } from '../axe'
import { goToCashier, isReady } from '../checkout'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { press, pressText } from '../press'
import { addresses } from '../services'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chuhai-class-'))
  mkdirSync(join(folder, 'class'))
})
test.afterEach(() => rmSync(folder, { recursive: true }))

/** Publishes a class of the journey with so many places. */
const offerClass = (id: number, name: string, seats: number) => {
  const text = `---
id: ${id}
position: ${id}
name: ${name}
summary: 两天，把一个站点的登记做完
city: 杭州
startsOn: 2099-03-07
weeks: 2
seats: ${seats}
price: 99900
includes: [ 两天面授, 全部表格 ]
teacher: { name: 罗启明, title: 合规顾问 }
tags: [ 合规, 开店, 新手 ]
suits: [ 准备进入欧洲的店铺 ]
plan:
  - { title: 第 1 天：登记, text: 核对产品与登记号。 }
---

带着自己的产品清单来。
`
  writeFileSync(join(folder, 'class', `journey-${id}.md`), text)
  operator('content', 'import', folder)
}

const form = (page: Page) => page.locator('#application')
const title = (page: Page, name: string) => form(page).getByRole('heading', { level: 2, name })
const field = (page: Page, name: RegExp) => form(page).getByRole('textbox', { name })
const next = async (page: Page, step: string) => {
  await form(page).getByRole('button', { name: '下一步' }).click()
  await expect(title(page, step)).toBeVisible()
}
const choose = async (page: Page, box: RegExp, option: string) => {
  await press(form(page).getByRole('combobox', { name: box }))
  await pressText(page.getByRole('option', { name: option, exact: true }))
}
const upload = async (page: Page, name: string) => {
  await form(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf })
  await expect(form(page).getByText(name)).toBeVisible()
  // The name is there while the file is still being sent; its removal only afterwards.
  await expect(form(page).getByRole('button', { name: '删除' }).first()).toBeVisible()
}
const agree = (page: Page) =>
  form(page)
    .getByRole('checkbox', { name: /我已阅读/ })
    .check()
const submit = (page: Page) => form(page).getByRole('button', { name: '提交申请' })
const noOverflow = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)

/** Fills in everything up to the confirmation, and reviews steps before it leaves them. */
const fillIn = async (page: Page, review = async () => {}) => {
  await expect(title(page, '学员信息')).toBeVisible()
  await field(page, /姓名/).fill('陆知远')
  await field(page, /手机号/).fill('13757114620')
  await field(page, /邮箱/).fill('lu@zju.example')
  await choose(page, /身份/, '在校学生')
  await field(page, /学校或单位/).fill('浙江工商大学')
  await review()
  await next(page, '学习基础')
  await choose(page, /经验/, '还没有开始')
  await pressText(form(page).getByText('还没有店铺', { exact: true }))
  await field(page, /主营产品/).fill('宠物用品')
  await field(page, /学习目标/).fill('想在毕业前把第一个店铺开起来。')
  await next(page, '证明材料')
  await upload(page, '学生证.pdf')
  await review()
  await next(page, '确认提交')
}

/** The application for a class, as the operators' list names it. */
const applicationOf = (name: string) => {
  const lines = operator('applications', 'list', '--kind', '培训班报名')
    .split('\n')
    .filter((one) => one.includes(name))
  expect(lines).toHaveLength(1)
  return /^[\da-f]{8}/.exec(lines[0] ?? '')?.[0] ?? ''
}

for (const [account, width, id] of [
  ['student3', 1280, 9813],
  ['student4', 375, 9814],
] as const) {
  test(`a student waits for a place of a full class, gets it and pays, ${width} px wide`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    const name = own(`候补小班 ${width}`)
    offerClass(id, name, 0)
    const pageErrors = recordPageErrors(page, [addresses.portal, addresses.signOn, addresses.cashier])
    await page.goto(`/school/training/detail?id=${id}`)
    await isReady(page)
    await pressText(page.getByRole('link', { name: '报名候补' }).first())
    await logInAt(signOnFrame(page), own(account))
    await fillIn(page)
    await agree(page)
    await form(page).getByRole('button', { name: '提交并加入候补' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '报名已提交' })).toBeVisible()
    await expect(page.getByText('您排在候补第 1 位')).toBeVisible()
    await expectAccessible(page, 'main')
    await noOverflow(page)

    operator('applications', 'accept', applicationOf(name))
    await page.goto('/schoolCenter/class')
    await expect(page.getByText(/^候补第 1 位/)).toBeVisible()
    await expect(page.getByText('候补', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: '去付款' })).toHaveCount(0)
    await expectAccessible(page, 'main')

    // Somebody has cancelled.
    offerClass(id, name, 1)
    await page.reload()
    await expect(page.getByText(/^席位为您保留到/)).toBeVisible()
    await expectAccessible(page, 'main')
    await noOverflow(page)
    await pressText(page.getByRole('link', { name: '去付款' }))
    await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible()
    await page.getByRole('checkbox', { name: /购买须知/ }).check()
    await pressText(page.getByRole('button', { name: '提交订单' }))
    await pressText(page.getByRole('link', { name: '去支付', exact: true }))
    await goToCashier(page)
    await page.getByRole('button', { name: /^支付 / }).click()
    await page.getByRole('link', { name: '返回商家' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible()
    await page.goto('/schoolCenter/class')
    await expect(page.getByText('已付款')).toBeVisible()
    expect(pageErrors.problems).toEqual([])
  })
}

for (const [account, width, id] of [
  ['student1', 1280, 9811],
  ['student2', 375, 9812],
] as const) {
  test(`a student applies for a class that becomes full, mends the application and may pay, ${width} px wide`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    const name = own(`欧洲登记小班 ${width}`)
    offerClass(id, name, 20)
    const pageErrors = recordPageErrors(page, [addresses.portal, addresses.signOn])

    await page.goto(`/school/training/apply?id=${id}`)
    await logInAt(signOnFrame(page), own(account))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await fillIn(page, async () => {
      await expectAccessible(page, '#application')
      await noOverflow(page)
    })

    // The last places go while the form is filled in.
    offerClass(id, name, 0)
    await agree(page)
    await submit(page).click()
    await expect(form(page).getByRole('alert')).toContainText('这个班的名额已满')
    // The browser itself logs the refusal.
    expect(pageErrors.problems.splice(0)).toEqual([expect.stringContaining('409')])
    await expectAccessible(page, '#application')
    await noOverflow(page)
    await page.goto('/schoolCenter/class')
    await expect(page.getByText('这个班的名额已满，有人取消时可以继续。')).toBeVisible()

    // A place is free again: everything is still there.
    offerClass(id, name, 20)
    await page.reload()
    await page.getByRole('link', { name: '接着填写' }).click()
    await expect(title(page, '确认提交')).toBeVisible()
    await expect(form(page).getByText('浙江工商大学')).toBeVisible()
    await agree(page)
    await submit(page).dblclick()
    await expect(page.getByRole('heading', { level: 1, name: '报名已提交' })).toBeVisible()
    await expectAccessible(page, 'main')
    await noOverflow(page)

    const line = operator('applications', 'list', '--kind', '培训班报名')
      .split('\n')
      .filter((one) => one.includes(name))
    expect(line).toHaveLength(1)
    const applicationId = /^[\da-f]{8}/.exec(line[0] ?? '')?.[0] ?? ''
    operator('applications', 'reject', applicationId, '学生证看不清', '--field', '身份证明=请重新拍照上传')

    await page.getByRole('link', { name: '查看我的班级' }).click()
    await expect(page.getByText('学生证看不清')).toBeVisible()
    await expectAccessible(page, 'main')
    await noOverflow(page)
    await page.getByRole('link', { name: '修改并重新提交' }).click()
    await form(page).getByRole('button', { name: '修改并重新提交' }).click()
    await expect(title(page, '证明材料')).toBeVisible()
    await expect(form(page).getByText('请重新拍照上传')).toBeVisible()
    await upload(page, '学生证-清晰.pdf')
    await next(page, '确认提交')
    await agree(page)
    await submit(page).click()
    await expect(page.getByRole('heading', { level: 1, name: '报名已提交' })).toBeVisible()

    operator('applications', 'accept', applicationId)
    await page.goto('/schoolCenter/class')
    await expect(page.getByRole('link', { name: '去付款' })).toHaveAttribute(
      'href',
      `/pay/school/orderConfirm?kind=class&id=${id}`,
    )
    await noOverflow(page)
    expect(pageErrors.problems).toEqual([])
  })
}
