import { expect, test } from '@playwright/test'
import { operator } from '../operator'
import { own } from '../own'
import { pressUntil } from '../press'
import {
  addMembers,
  beginSignUp,
  chooseCaptain,
  fillPillar,
  fillStar,
  fiveMembers,
  next,
  openSignUp,
  submit,
} from '../team'

const listed = (name: string): string[] =>
  operator('registrations', 'list', '--edition', '6')
    .split('\n')
    .filter((line) => line.includes(name))

test('every broken rule of step one shows a message, and the first invalid field gets the focus', async ({
  page,
}) => {
  const form = await beginSignUp(page, 'captain4')
  await next(form).click()
  await expect(form.getByLabel(/^团队名称/)).toBeFocused()
  await expect(form.getByText('请输入')).toHaveCount(4)
  await expect(form.getByText('请选择', { exact: true })).not.toHaveCount(0)

  const tooLong: [field: RegExp, text: string, message: string][] = [
    [/^团队名称/, '船'.repeat(31), '最多 30 个字'],
    [/^参赛项目/, '船'.repeat(101), '最多 100 个字'],
    [/^指导老师/, '船'.repeat(16), '最多 15 个字'],
  ]
  for (const [field, text, message] of tooLong) {
    await form.getByLabel(field).fill(text)
    await next(form).click()
    await expect(form.getByRole('alert').or(form.getByText(message)).first()).toBeVisible()
    await expect(form.getByLabel(field)).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel(field).fill(text.slice(1))
  }

  // Each track keeps its own input.
  await form.getByRole('tab', { name: '栋梁赛道' }).click()
  await fillPillar(form, '广州远帆贸易有限公司')
  const platform = form.getByLabel(/^平台名称/)
  await platform.fill('沃'.repeat(101))
  await next(form).click()
  await expect(platform).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText('最多 100 个字')).toBeVisible()
  await form.getByRole('tab', { name: '新星赛道' }).click()
  await expect(form.getByLabel(/^团队名称/)).toHaveValue('船'.repeat(30))
  await form.getByRole('tab', { name: '栋梁赛道' }).click()
  await expect(platform).toHaveValue('沃'.repeat(101))
})

test('every broken rule of a team shows a message and blocks the submit', async ({ page }) => {
  test.slow()
  const form = await beginSignUp(page, 'captain6')
  await fillStar(form, own('千帆'))
  await next(form).click()
  await expect(form.getByRole('button', { name: '添加成员' })).toBeVisible()
  await next(form).click()
  await expect(form.getByRole('textbox', { name: /姓名/ })).toBeFocused()
  await expect(form.getByText('请输入')).toHaveCount(3)

  // The first member is the captain until another is chosen or the row is deleted.
  const [first, second, third] = fiveMembers('是')
  if (!first || !second || !third) throw new Error('There are five.')
  await addMembers(form, [first, { ...second, isCaptain: false }, { ...third, phone: second.phone }])
  await form.getByRole('button', { name: `删除成员 1 ${first.name}` }).click()
  await next(form).click()
  await expect(form.getByText('每个团队包含一名组长，请检查')).toBeVisible()
  await chooseCaptain(
    form
      .getByRole('row')
      .filter({ has: page.getByRole('radio') })
      .first(),
  )
  await next(form).click()
  await expect(form.getByText('存在成员手机号重复，请检查')).toBeVisible()
  await expect(form.getByText(/^与成员.2 石可的手机号重复$/)).toBeVisible()
  await expect(form.getByText(/^与成员.1 方乐之的手机号重复$/)).toBeVisible()

  const phone = form.getByRole('textbox', { name: /手机号/ }).nth(1)
  await phone.fill('12857312046')
  await next(form).click()
  await expect(form.getByText('请输入有效的手机号码')).toBeVisible()
  await phone.fill('159 6730-8812')
  await expect(phone).toHaveValue('159 6730 8812')
  await form.getByRole('textbox', { name: /邮箱/ }).nth(1).fill('fanglz')
  await form.getByRole('textbox', { name: /姓名/ }).nth(1).fill('方'.repeat(16))
  await next(form).click()
  await expect(form.getByText('请输入正确的邮箱格式')).toBeVisible()
  await expect(form.getByText('最多 15 个字')).toBeVisible()
  expect(listed(own('千帆'))[0]).toContain('正在报名')
})

test('when two browsers save one registration, the later one sees a conflict and overwrites nothing', async ({
  browser,
}) => {
  test.slow()
  const early = await (await browser.newContext()).newPage()
  const late = await (await browser.newContext()).newPage()
  const first = await beginSignUp(early, 'captain7')
  await fillStar(first, own('双桅'))
  await next(first).click()
  await expect(first.getByRole('button', { name: '添加成员' })).toBeVisible()

  const second = await beginSignUp(late, 'captain7')
  await expect(second.getByRole('button', { name: '添加成员' })).toBeVisible()
  await second.getByRole('button', { name: '上一步' }).click()
  await second.getByLabel(/^参赛项目/).fill('后来者写的项目')

  await first.getByRole('button', { name: '上一步' }).click()
  await first.getByLabel(/^参赛项目/).fill('先来者写的项目')
  await next(first).click()
  await expect(first.getByRole('button', { name: '添加成员' })).toBeVisible()

  await next(second).click()
  await expect(second.getByText('报名信息已在别处修改，请查看最新内容后再保存')).toBeVisible()
  await expect(second.getByLabel(/^参赛项目/)).toHaveValue('后来者写的项目')
  expect(listed(own('双桅'))[0]).toContain('先来者写的项目')

  await second.getByRole('button', { name: '查看最新内容' }).click()
  const ask = late.getByRole('dialog', { name: '查看最新内容？' })
  await ask.getByRole('button', { name: '查看最新内容' }).click()
  await expect(second.getByRole('button', { name: '添加成员' })).toBeVisible()
  await second.getByRole('button', { name: '上一步' }).click()
  await expect(second.getByLabel(/^参赛项目/)).toHaveValue('先来者写的项目')
  await Promise.all([early.context().close(), late.context().close()])
})

test('a connection lost at each step loses no input and creates one registration', async ({ page }) => {
  test.slow()
  const form = await beginSignUp(page, 'captain8')
  await fillStar(form, own('断缆'))

  /** The server handles the request, and its response is lost once. */
  const loseAnswerOf = (path: string) =>
    page.route(
      `**/api/competition/${path}`,
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )

  await loseAnswerOf('registration')
  await next(form).click()
  await expect(form.getByText('没有保存成功，填写的内容都在，请检查网络后重试')).toBeVisible()
  await expect(form.getByLabel(/^团队名称/)).toHaveValue(own('断缆'))
  await pressUntil(next(form), form.getByRole('button', { name: '添加成员' }))
  expect(listed(own('断缆'))).toHaveLength(1)

  await addMembers(form, fiveMembers('否'))
  await next(form).click()
  await loseAnswerOf('member')
  await submit(form).click()
  await expect(form.getByText('没有保存成功，填写的内容都在，请检查网络后重试')).toBeVisible()
  await pressUntil(submit(form), page.getByText('提交成功'))
  expect(listed(own('断缆'))).toHaveLength(1)
  expect(listed(own('断缆'))[0]).toContain('待审核')
})

test('a reload during a submit leaves one submitted registration', async ({ page }) => {
  test.slow()
  const form = await beginSignUp(page, 'captain9')
  await fillStar(form, own('夜航'))
  await next(form).click()
  await addMembers(form, fiveMembers('是'))
  await next(form).click()
  await page.route('**/api/competition/member', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await page.reload()
  })
  await submit(form).click()
  await expect(form).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await openSignUp(page)
  await expect(form.getByRole('button', { name: '撤回' })).toBeVisible()
  expect(listed(own('夜航'))).toHaveLength(1)
})
