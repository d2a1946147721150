import { expect, type Locator, test } from '@playwright/test'
import { boxOn } from '../box'
import { addresses } from '../services'

/** How wide an apostrophe is in the text of an element, as a part of the height of its letters. */
const apostropheIn = (text: Locator) =>
  text.evaluate((element) => {
    const apostrophe = document.createElement('span')
    apostrophe.textContent = '’'
    element.append(apostrophe)
    const { width } = apostrophe.getBoundingClientRect()
    const size = Number.parseFloat(getComputedStyle(apostrophe).fontSize)
    apostrophe.remove()
    return width / size
  })

const expectNarrow = async (text: Locator) => expect(await apostropheIn(text)).toBeLessThan(0.5)
/** As wide as a character. */
const expectWide = async (text: Locator) => expect(await apostropheIn(text)).toBeGreaterThan(0.9)

test('the documentation has marks of its language, in tables as well', async ({ page }) => {
  await page.goto('/docs/en/theming')
  await expectNarrow(page.locator('main td').last())
  await expectNarrow(page.locator('main p').first())
  await expectNarrow(page.getByRole('heading', { level: 1 }))
  await page.goto('/docs/theming')
  await expectWide(page.locator('main td').last())
  await expectWide(page.locator('main p').first())
})

test('the letters of code in the documentation are all of one width', async ({ page }) => {
  await page.goto('/docs/en/csp')
  const widths = await page
    .locator('main pre code')
    .first()
    .evaluate((code) =>
      ['iiii', 'mmmm'].map((letters) => {
        const span = document.createElement('span')
        span.textContent = letters
        code.append(span)
        return span.getBoundingClientRect().width
      }),
    )
  expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 1)
})

test('an element has marks of its language, whatever that of the page is', async ({ page }) => {
  await page.goto(`${addresses.partner}/elements.html`)
  await page.evaluate(() => {
    for (const locale of ['en', 'zh-CN']) {
      const element = document.createElement('chuhai-consultation')
      element.setAttribute('locale', locale)
      document.querySelector('main aside')?.append(element)
    }
  })
  const formIn = (locale: string) => page.locator(`chuhai-consultation[locale="${locale}"] section`)
  for (const language of ['zh-CN', 'en']) {
    await page.evaluate((lang) => document.documentElement.setAttribute('lang', lang), language)
    await expectNarrow(formIn('en'))
    await expectWide(formIn('zh-CN'))
  }
})

test('the help box has marks of the language that the page sets', async ({ page }) => {
  await page.goto(addresses.partner)
  const chinese = boxOn(page)
  await chinese.entry('电话咨询').click()
  await expectWide(chinese.panel('电话咨询').getByText('热线'))
  await page.evaluate(() => window.Chuhai?.('set', { locale: 'en' }))
  await expectNarrow(page.getByRole('dialog', { name: 'Call us' }).getByText('Hotline'))
})
