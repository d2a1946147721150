import { expect, test } from '@playwright/test'
import { boxOn, chooseSections, fillIn, leadOf } from '../box'
import { operator } from '../operator'
import { recordPageErrors } from '../page-errors'
import { press } from '../press'
import { addresses } from '../services'
import type { Delivery } from '../webhook-receiver'

const promise = '提交成功，我们将在24小时内与您联系'

const deliveries = async (): Promise<Delivery[]> => (await fetch(addresses.operator)).json()

test.describe('on a partner’s page', () => {
  test('a visitor submits the form, and the lead reaches the database, the operator’s list and the webhook', async ({
    page,
  }) => {
    const pageErrors = recordPageErrors(page, [addresses.partner, addresses.portal])
    const lead = leadOf('鼠标访客')
    await page.goto(addresses.partner)
    const box = boxOn(page)
    await box.entry('在线咨询').click()
    const form = box.panel('在线咨询')
    await fillIn(form, lead)
    await form.getByRole('button', { name: '提交' }).click()
    await expect(form.getByText(promise)).toBeVisible()

    const line = operator('consultations', '--format', 'csv')
      .split('\n')
      .find((row) => row.includes(lead.name))
    expect(line).toContain('亚马逊开店')
    expect(line).toContain(lead.company)
    await expect
      .poll(
        async () =>
          (await deliveries()).filter(({ body }) => JSON.stringify(body).includes(lead.name)).length,
      )
      .toBe(1)

    await form.getByRole('button', { name: '关闭' }).click()
    await box.entry('在线咨询').click()
    await expect(form.getByLabel(/^姓名/)).toHaveValue('')
    expect(pageErrors.problems).toEqual([])
  })

  test('every broken rule shows a message at its field', async ({ page }) => {
    await page.goto(addresses.partner)
    const box = boxOn(page)
    await box.entry('在线咨询').click()
    const form = box.panel('在线咨询')
    const submit = form.getByRole('button', { name: '提交' })
    const field = (label: RegExp) => form.getByLabel(label)

    await submit.click()
    await expect(field(/咨询内容/)).toHaveAccessibleDescription('请选择')
    for (const label of [/^姓名/, /^手机号/, /^公司名称/]) {
      await expect(field(label)).toHaveAccessibleDescription('请输入')
    }
    await expect(form.getByText('请先阅读并勾选同意')).toBeVisible()
    await expect(form.getByRole('combobox', { name: /咨询内容/ })).toBeFocused()

    await form.getByLabel(/^姓名/).fill('一二三四五六七八九十一')
    await form.getByLabel(/^手机号/).fill('2-386810552x')
    await form.getByLabel(/^公司名称/).fill('司'.repeat(101))
    await form.getByLabel(/^邮箱/).fill('name@')
    await submit.click()
    await expect(form.getByLabel(/^手机号/)).toHaveValue('238 6810 552')
    await expect(field(/^姓名/)).toHaveAccessibleDescription('最多 10 个字')
    await expect(field(/^手机号/)).toHaveAccessibleDescription('请输入正确手机号')
    await expect(field(/^公司名称/)).toHaveAccessibleDescription('最多 100 个字')
    await expect(field(/^邮箱/)).toHaveAccessibleDescription('请输入正确的邮箱地址')
  })

  test('the training course hides the contact fields and leads to the course site', async ({ page }) => {
    await page.goto(addresses.partner)
    const box = boxOn(page)
    await box.entry('在线咨询').click()
    const form = box.panel('在线咨询')
    await form.getByLabel(/^姓名/).fill('沈立群')
    await chooseSections(form, [['招聘与培训', '培训课程']])
    await expect(form.getByLabel(/^姓名/)).toBeHidden()
    const course = form.getByRole('link', { name: /查看课程/ })
    await expect(course).toHaveAttribute('target', '_blank')
    const site = page.waitForEvent('popup')
    await course.click()
    await expect(await site).toHaveURL(`${addresses.portal}/school`)
    await chooseSections(form, [['招聘与培训', '人才招聘']])
    await form.getByRole('button', { name: /培训课程/ }).click()
    await expect(form.getByLabel(/^姓名/)).toHaveValue('沈立群')
  })

  test('a reload keeps what was typed', async ({ page }) => {
    await page.goto(addresses.university)
    const box = boxOn(page)
    await box.entry('在线咨询').click()
    await box.panel('在线咨询').getByLabel(/^姓名/).fill('石可')
    await page.reload()
    await box.entry('在线咨询').click()
    await expect(box.panel('在线咨询').getByLabel(/^姓名/)).toHaveValue('石可')
  })
})

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  for (const [name, address] of [
    ['a partner’s page', addresses.partner],
    ['the portal', addresses.portal],
  ] as const) {
    test(`a visitor on ${name} chooses topics of two categories by tapping their labels, and submits`, async ({
      page,
    }) => {
      const lead = leadOf(address === addresses.portal ? '门户触屏' : '伙伴触屏')
      lead.sections = [
        ['平台开店', '速卖通开店'],
        ['物流与供应链', '头程物流'],
      ]
      await page.goto(address)
      await press(boxOn(page).entry('在线咨询'))
      const form = boxOn(page).panel('在线咨询')
      await fillIn(form, lead)
      await press(form.getByRole('button', { name: '提交' }))
      await expect(form.getByText(promise)).toBeVisible()
      const line = operator('consultations', '--format', 'csv')
        .split('\n')
        .find((row) => row.includes(lead.name))
      expect(line).toContain('速卖通开店')
      expect(line).toContain('头程物流')
    })
  }
})

test('a visitor submits the form on the portal', async ({ page }) => {
  const pageErrors = recordPageErrors(page, [addresses.portal])
  await page.goto(addresses.portal)
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('main').getByText('免费咨询').first().click()
  const form = boxOn(page).panel('在线咨询')
  await fillIn(form, leadOf('门户访客'))
  await form.getByRole('button', { name: '提交' }).click()
  await expect(form.getByText(promise)).toBeVisible()
  expect(operator('consultations', '--format', 'csv')).toContain('门户访客')
  expect(pageErrors.problems).toEqual([])
})

test('a visitor asks for one of many samples, and an operator reads which, where and from which campaign', async ({
  page,
}) => {
  await page.goto(`${addresses.portal}/digitalHall?utm_source=wechat`)
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('link', { name: '问这件样品：磁吸露营灯' }).click()
  const form = boxOn(page).panel('在线咨询')
  await expect(form.getByText('关于：')).toBeVisible()
  await form.getByLabel(/^姓名/).fill('样品')
  await page.reload()
  await boxOn(page).entry('在线咨询').click()
  await expect(form.getByRole('button', { name: '移除 磁吸露营灯' })).toBeVisible()
  await fillIn(form, leadOf('样品访客'))
  await form.getByRole('button', { name: '提交' }).click()
  await expect(form.getByText(promise)).toBeVisible()
  const leads = operator('consultations', '--about', '样品', '--format', 'csv')
  const line = leads.split('\n').find((row) => row.includes('样品访客'))
  expect(line).toContain('磁吸露营灯')
  expect(line).toContain(`${addresses.portal}/digitalHall,样品,digitalHall,utm_source=wechat,`)
})

test('a visitor submits a form inside an article', async ({ page }) => {
  await page.goto(`${addresses.partner}/elements.html`)
  const form = page.locator('chuhai-consultation').first()
  await form.scrollIntoViewIfNeeded()
  await fillIn(form, leadOf('文章访客'))
  await form.getByRole('button', { name: '提交' }).click()
  await expect(form.getByText(promise)).toBeVisible()
})
