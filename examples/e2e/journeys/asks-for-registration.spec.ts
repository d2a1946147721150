import { expect, test } from '@playwright/test'
import { expectAccessible } from '../axe'
import { operator } from '../operator'
import { own } from '../own'
import { addresses } from '../services'

test('a webmaster asks for the registration of a site, and an operator accepts it', async ({ page }) => {
  const origin = `https://${own('asked-for')}.example`
  await page.goto(`${addresses.portal}/embed`)
  await page.getByRole('link', { name: '申请登记您的网站' }).click()
  const form = page.getByRole('form', { name: '申请登记网站' })
  await form.getByLabel(/^网址/).fill(`${origin}/contact`)
  await form.getByLabel(/^网站名称/).fill('宁居家居')
  await form.getByLabel(/^姓名/).fill('陈静怡')
  await form.getByLabel(/^手机号/).fill('13800138000')
  await form.getByRole('checkbox').check()
  await expectAccessible(page)
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('group', { name: '申请已提交' }).filter({ hasText: origin })).toBeFocused()

  const isRegistered = async () => {
    const answer = await page.request.get(`${addresses.portal}/api/site/registered`, { params: { origin } })
    return ((await answer.json()) as { data: { registered: boolean } }).data.registered
  }
  expect(await isRegistered()).toBe(false)
  const line = operator('sites', 'requests', '--status', '待处理')
    .split('\n')
    .find((row) => row.includes(origin))
  operator('sites', 'requests', 'accept', line?.split(' ')[0] ?? '', '--without-proof')
  await expect.poll(isRegistered).toBe(true)
})
