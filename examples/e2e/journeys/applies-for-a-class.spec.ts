import { expect, type Page, test } from '@playwright/test'
import { logInAt, signOnFrame } from '../account'
import { expectAccessible } from '../axe'
import { goToCashier, isReady } from '../checkout'
import {
  acceptDeclaration,
  applicationOf,
  fillIn,
  form,
  next,
  offerClass,
  title,
  upload,
} from '../class-application'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { pressText } from '../press'
import { addresses } from '../services'

const submit = (page: Page) => form(page).getByRole('button', { name: '提交申请' })
const noOverflow = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)

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
    offerClass({ id, name, seats: 0 })
    const pageErrors = recordPageErrors(page, [addresses.portal, addresses.signOn, addresses.cashier])
    await page.goto(`/school/training/detail?id=${id}`)
    await isReady(page)
    await pressText(page.getByRole('link', { name: '报名候补' }).first())
    await logInAt(signOnFrame(page), own(account))
    await fillIn(page)
    await acceptDeclaration(page)
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
    offerClass({ id, name, seats: 1 })
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

    // The timetable of the class, and who of it wants to be seen.
    await pressText(page.getByRole('button', { name: '课表和同学' }))
    await expect(page.getByRole('row', { name: /3 月 7 日.*登记/ })).toBeVisible()
    const classmates = page.getByRole('region', { name: '同班同学' })
    await classmates.getByLabel(/^称呼/).fill('小陆')
    await classmates.getByRole('checkbox').check()
    await pressText(classmates.getByRole('button', { name: '让同学看到我' }))
    await expect(classmates.getByText('同学看得到您：小陆')).toBeVisible()
    await expectAccessible(page, 'main')
    await noOverflow(page)
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
    offerClass({ id, name, seats: 20 })
    const pageErrors = recordPageErrors(page, [addresses.portal, addresses.signOn])

    await page.goto(`/school/training/apply?id=${id}`)
    await logInAt(signOnFrame(page), own(account))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await fillIn(page, async () => {
      await expectAccessible(page, '#application')
      await noOverflow(page)
    })

    // The last places go while the form is filled in.
    offerClass({ id, name, seats: 0 })
    await acceptDeclaration(page)
    await submit(page).click()
    await expect(form(page).getByRole('alert')).toContainText('这个班的名额已满')
    // The browser itself logs the refusal.
    expect(pageErrors.problems.splice(0)).toEqual([expect.stringContaining('409')])
    await expectAccessible(page, '#application')
    await noOverflow(page)
    await page.goto('/schoolCenter/class')
    await expect(page.getByText('这个班的名额已满，有人取消时可以继续。')).toBeVisible()

    // A place is free again: everything is still there.
    offerClass({ id, name, seats: 20 })
    await page.reload()
    await page.getByRole('link', { name: '接着填写' }).click()
    await expect(title(page, '确认提交')).toBeVisible()
    await expect(form(page).getByText('浙江工商大学')).toBeVisible()
    await acceptDeclaration(page)
    await submit(page).dblclick()
    await expect(page.getByRole('heading', { level: 1, name: '报名已提交' })).toBeVisible()
    await expectAccessible(page, 'main')
    await noOverflow(page)

    const applicationId = applicationOf(name)
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
    await acceptDeclaration(page)
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
