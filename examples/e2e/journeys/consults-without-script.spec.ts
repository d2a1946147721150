import { expect, test } from '@playwright/test'
import { expectNoOverflow, findViolations } from '../axe'
import { leadOf } from '../box'
import { operator } from '../operator'
import { own } from '../own'
import { addresses } from '../services'

for (const width of [1280, 375])
  test(`a visitor whose browser runs no script asks for a consultation, ${width} px wide`, async ({
    browser,
  }) => {
    const settings = { locale: 'zh-CN', viewport: { width, height: 800 } }
    const context = await browser.newContext({ ...settings, javaScriptEnabled: false })
    const page = await context.newPage()
    // What looks at a page runs there, so a browser with scripts shows the same document.
    const shown = await browser.newPage(settings)
    const expectRight = async () => {
      const body = await page.content()
      await shown.route(page.url(), (route) => route.fulfill({ body, contentType: 'text/html' }))
      await shown.goto(page.url())
      expect(await findViolations(shown, 'main', { withFrames: false })).toEqual([])
      await expectNoOverflow(shown)
    }
    const lead = leadOf(own(`无脚本${width}`))

    await page.goto(`${addresses.portal}/contactUs`)
    const link = page.getByRole('link', { name: '表单没有出现？打开简版表单' })
    await expect(link).toHaveCount(0)
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await link.click()

    await expect(page.getByRole('heading', { level: 1, name: '在线咨询' })).toBeVisible()
    await expectRight()
    await page.getByLabel('姓名').fill(lead.name)
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByRole('alert')).toContainText('填写的内容都还在')
    await expect(page.getByLabel('姓名')).toHaveValue(lead.name)
    await expect(page.getByLabel('手机号')).toHaveAccessibleDescription('请输入')
    await expectRight()

    await page.getByText('平台开店', { exact: true }).click()
    await page.getByRole('checkbox', { name: '亚马逊开店' }).check()
    await page.getByLabel('手机号').fill(lead.phone)
    await page.getByLabel('公司名称').fill(lead.company)
    await page.getByRole('checkbox', { name: /^同意/ }).check()
    await page.getByRole('button', { name: '再次提交' }).click()
    await expect(page.getByRole('heading', { name: '提交成功，我们将在24小时内与您联系' })).toBeVisible()
    await expectRight()
    await page.getByRole('link', { name: '返回' }).click()
    await expect(page).toHaveURL(`${addresses.portal}/contactUs`)
    const line = operator('consultations', '--format', 'csv')
      .split('\n')
      .find((row) => row.includes(lead.name))
    expect(line).toContain(`${addresses.portal}/contactUs`)
    await shown.close()
    await context.close()
  })
