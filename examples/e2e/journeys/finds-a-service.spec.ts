import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoOverflow, expectRight } from '../axe'
import { fillIn, leadOf } from '../box'
import { heading, isReady } from '../checkout'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { pressByKeyboard, pressText } from '../press'
import { addresses } from '../services'

const market = `${addresses.portal}/serviceMarket`
const addressOf = (query: Record<string, string>) => `${market}?${new URLSearchParams(query)}`
const chip = (page: Page, name: string, word: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('link', { name: word, exact: true })
const cards = (page: Page) => page.locator('.publication-list > li')

for (const width of [1280, 375])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a buyer narrows the services down, reads one, and Back leads to the same place', async ({
      page,
    }) => {
      const pageErrors = recordPageErrors(page, [addresses.portal])
      await page.goto(market)
      await isReady(page)
      await expect(cards(page)).toHaveCount(12)
      for (const [name, word] of [
        ['地点', '线上'],
        ['平台', '亚马逊'],
        ['排序', '价格从低到高'],
      ] as const) {
        await pressText(chip(page, name, word))
        await expect(chip(page, name, word)).toHaveAttribute('aria-current', 'true')
      }
      const query = { place: '线上', platform: '亚马逊', order: 'price' }
      await expect(page).toHaveURL(addressOf(query))
      await expectRight(page)

      const last = cards(page).last().getByRole('link')
      const title = (await last.getByRole('heading').textContent()) ?? ''
      await last.scrollIntoViewIfNeeded()
      const top = await page.evaluate(() => scrollY)
      await last.click()
      await expect(heading(page, title)).toBeVisible()
      await expectRight(page)
      await page.goBack()
      await expect(page).toHaveURL(addressOf(query))
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
      await page.goBack()
      await expect(page).toHaveURL(addressOf({ place: '线上', platform: '亚马逊' }))
      expect(pageErrors.problems).toEqual([])
    })

    test('typing replaces the address, and what finds nothing says which condition to drop', async ({
      page,
    }) => {
      await page.goto(addressOf({ category: '知识产权' }))
      await isReady(page)
      await pressByKeyboard(chip(page, '答复', '2 小时内'))
      await expect(chip(page, '答复', '2 小时内')).toHaveAttribute('aria-current', 'true')
      const field = page.getByRole('searchbox', { name: '搜索服务' })
      await field.click()
      await field.pressSequentially('商标', { delay: 30 })
      const query = { category: '知识产权', answers: '2 小时内' }
      await expect(page).toHaveURL(addressOf({ ...query, word: '商标' }))
      await expect(cards(page).first()).toContainText('商标')
      await expect(field).toBeFocused()
      await field.press('ControlOrMeta+a')
      await field.pressSequentially('zzzzzz', { delay: 30 })
      await expect(page.getByText('没有符合条件的内容')).toBeVisible()
      await expectRight(page)
      await pressText(page.getByRole('link', { name: /^去掉搜索词“zzzzzz”，有\s\d+\s项$/ }))
      await expect(page).toHaveURL(addressOf(query))
      await page.goBack()
      await expect(field).toHaveValue('zzzzzz')
      await page.goBack()
      await expect(page).toHaveURL(addressOf({ category: '知识产权' }))
    })

    test('the components stand framed on pages of their own, with the line to paste', async ({ page }) => {
      const pageErrors = recordPageErrors(page, [addresses.portal])
      const lead = leadOf(own(`组件 ${width}`))
      await page.goto(`${market}/component/service-provider-card`)
      await expect(page.getByRole('heading', { level: 2, name: '美国商标注册' })).toBeVisible()
      await expect(page.getByText('<chuhai-service-card service="1"></chuhai-service-card>')).toBeVisible()
      const ask = page.getByRole('main').getByRole('button', { name: '先问一问' })
      await pressByKeyboard(ask)
      await expect(page.getByRole('textbox', { name: /^姓名/ })).toBeVisible()
      await expectRight(page)

      await page.goto(`${market}/component/client-info-modal?id=11`)
      await expect(page.getByRole('heading', { name: '咨询：德语 Listing 文案' })).toBeVisible()
      const frame = page.locator('.market-framed__frame')
      await fillIn(frame, { ...lead, sections: [] })
      await expectRight(page)
      await frame.getByRole('button', { name: '提交' }).click()
      await expect(frame.getByText(/提交成功/)).toBeVisible()
      expect(operator('consultations', 'list', '--about', 'marketService:11')).toContain(lead.name)
      expect(pageErrors.problems).toEqual([])
    })
  })

for (const width of [1280, 375])
  test(`a visitor of a partner’s page sees a service and asks about it, ${width} px wide`, async ({
    page,
  }) => {
    const pageErrors = recordPageErrors(page, [addresses.partner, addresses.portal, addresses.signOn])
    const lead = leadOf(own(`外站 ${width}`))
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${addresses.partner}/elements.html`)
    await page.evaluate(() => {
      const create = (tag: string, service: string) => {
        const element = document.createElement(tag)
        element.setAttribute('service', service)
        element.addEventListener('chuhai-service-asked', () => {
          document.title = '已咨询'
        })
        return element
      }
      document
        .querySelector('article aside')
        ?.replaceChildren(create('chuhai-service-card', '11'), create('chuhai-enquiry', '3'))
    })
    const card = page.locator('chuhai-service-card')
    await expect(card.getByRole('heading', { name: '德语 Listing 文案' })).toBeVisible()
    await expect(card.getByRole('link', { name: /看套餐与价格/ })).toHaveAttribute(
      'href',
      `${market}/detail?id=11`,
    )
    await expect(page.locator('chuhai-enquiry').getByRole('textbox', { name: /^姓名/ })).toBeVisible()
    await pressText(card.getByRole('button', { name: '先问一问' }))
    await fillIn(card, { ...lead, sections: [] })
    for (const tag of ['chuhai-service-card', 'chuhai-enquiry']) await expectAccessible(page, tag)
    await expectNoOverflow(page)
    await card.getByRole('button', { name: '提交' }).click()
    await expect(card.getByText(/提交成功/)).toBeVisible()
    await expect(page).toHaveTitle('已咨询')
    expect(operator('consultations', 'list', '--about', 'marketService:11')).toContain(lead.name)
    expect(pageErrors.problems).toEqual([])
  })
