import { expect, type Page, test } from '@playwright/test'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const open = async (page: Page, path: string) => {
  await page.goto(addresses.portal + path)
  await expect(page.locator('html[data-ready]')).toBeAttached()
}
const topOf = (page: Page) => page.evaluate(() => scrollY)
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), top)
  await expect.poll(() => topOf(page)).toBe(top)
}
/** Presses a link wherever it is, without scrolling to it. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

const otherLayouts = [
  ['/crossBorderSiteGuide', /^跨境导航$/],
  ['/privacy', /^隐私政策与用户协议 - /],
  ['/kylinCup/kycup', /麒麟杯/],
] as const

for (const [path, title] of otherLayouts)
  test(`a link from the home page to ${path} leads to its top, title and heading, which is announced`, async ({
    page,
  }) => {
    await open(page, '/')
    await scrollTo(page, 900)
    await follow(page, path)
    await expect(page).toHaveURL(addresses.portal + path)
    await expect(page).toHaveTitle(title)
    await expect.poll(() => topOf(page)).toBe(0)
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('[aria-live]', { hasText: await page.title() })).toHaveCount(1)
  })

for (const href of ['/privacy#100%', '/siteBuild#%', '/privacy#%CD%CB%CB%B0'])
  test(`the link ${href} leads to its page, and the next link works`, async ({ page }) => {
    const pageErrors = recordPageErrors(page, [addresses.portal])
    await open(page, '/')
    await follow(page, href)
    await expect(heading(page)).toBeFocused()
    await follow(page, '/news')
    await expect(page).toHaveTitle(/^资讯/)
    await expect(heading(page)).toBeFocused()
    expect(pageErrors.problems).toEqual([])
  })

const lists = [
  { path: '/search?q=%E8%B7%A8%E5%A2%83', hit: '.search-page__hits a' },
  { path: '/crossBorderSiteGuide', hit: '.site-card a' },
  { path: '/crossBorderSiteGuide/search?q=%E8%B7%A8%E5%A2%83', hit: '.site-card a' },
]

for (const { path, hit } of lists)
  test(`Back leads to where ${path} was left, and Forward to where its hit was, however slow the calls are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 760 })
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue().catch(() => {})
    })
    await open(page, path)
    await scrollTo(page, 1600)
    const isNear = (top: number) => async () => Math.abs((await topOf(page)) - top) <= 60
    const shown = await page.locator(hit).evaluateAll((links: HTMLAnchorElement[]) => {
      const link = links.find((each) => each.getBoundingClientRect().top > 0)
      link?.click()
      return link?.pathname
    })
    await page.waitForURL((url) => url.pathname === shown)
    await expect(heading(page)).toBeFocused()
    await scrollTo(page, 300)
    await page.goBack()
    await expect.poll(isNear(1600)).toBe(true)
    await expect(page).toHaveURL(addresses.portal + path)
    await page.goForward()
    await expect.poll(isNear(300)).toBe(true)
    await page.goBack()
    await expect.poll(isNear(1600)).toBe(true)
    await page.locator(hit).first().waitFor()
  })
