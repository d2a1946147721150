import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../axe'
import { holdRequests } from '../hold-requests'
import { recordPageErrors } from '../page-errors'
import { press } from '../press'
import { addresses } from '../services'

const open = async (page: Page, path: string) => {
  await page.goto(addresses.portal + path)
  await expect(page.locator('html[data-ready]')).toBeAttached()
}
const menuOf = (page: Page) => page.getByRole('navigation', { name: '主导航' })
const group = (page: Page, name: string) => menuOf(page).getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('by mouse: a group opens under the pointer, leads to a page and closes', async ({ page }) => {
  const pageErrors = recordPageErrors(page, [addresses.portal])
  await open(page, '/siteBuild')
  await menuOf(page).getByText('找服务').hover()
  await expect(group(page, '找服务')).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await menuOf(page).getByRole('link', { name: '税务合规' }).click()
  await expect(page).toHaveURL(/\/taxCompliance$/)
  await page.mouse.move(640, 700)
  await expect(group(page, '找服务')).toHaveAttribute('aria-expanded', 'false')
  await expect(menuOf(page).getByText('人才培养')).toHaveCount(0)

  const opening = page.waitForEvent('popup')
  await menuOf(page).getByText('找培训').hover()
  await menuOf(page)
    .getByRole('link', { name: /^跨境学院/ })
    .click()
  const school = await opening
  await expect(school).toHaveURL(/\/school$/)
  await expect(school.getByRole('navigation', { name: '学院的页面' })).toBeVisible()
  await expect(page).toHaveURL(/\/taxCompliance$/)
  expect(pageErrors.problems).toEqual([])
})

test('by mouse: a group opens for a pointer that comes from a page which changes at that moment', async ({
  page,
}) => {
  await open(page, '/siteBuild')
  await page.mouse.move(640, 700)
  // A slow machine is busy with the new page while the pointer moves on.
  await page.locator('main').evaluate((main) => {
    const changes = new MutationObserver(() => {
      changes.disconnect()
      console.log('changed')
      const end = performance.now() + 500
      while (performance.now() < end);
    })
    changes.observe(main, { childList: true, subtree: true })
  })
  const changed = page.waitForEvent('console', (message) => message.text() === 'changed')
  const top = await group(page, '找培训').boundingBox()
  const link = menuOf(page).locator('a[href="/taxCompliance"]')
  await link.evaluate((anchor: HTMLAnchorElement) => setTimeout(() => anchor.click()))
  await changed
  await page.mouse.move((top?.x ?? 0) + 20, (top?.y ?? 0) + 20)
  await expect(group(page, '找培训')).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(/\/taxCompliance$/)
})

test('by keyboard: from the skip link through three levels to a page', async ({ page }) => {
  await open(page, '/siteBuild')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
  await group(page, '找服务').focus()
  await page.keyboard.press('End')
  await expect(group(page, '关于我们')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(menuOf(page).getByRole('link', { name: '商标与专利' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(group(page, '找服务')).toBeFocused()
  await expect(group(page, '找服务')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(menuOf(page).getByRole('link', { name: '全球开店' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/GStore$/)
})

test('about us shows its pages below the header, and marks the one that is open', async ({ page }) => {
  await open(page, '/introduce')
  const section = page.getByRole('navigation', { name: '本栏目' })
  await expect(section.locator('[aria-current]')).toHaveText('公司介绍')
  await section.getByRole('link', { name: '客户案例' }).click()
  await expect(page).toHaveURL(/\/clientCase$/)
  await expect(section.locator('[aria-current]')).toHaveText('客户案例')
})

test.describe('by touch at 375 px', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('the drawer opens once its script is there, where it was asked for before', async ({ page }) => {
    const release = await holdRequests(page, '**/entry-client*.js')
    await page.goto(addresses.portal, { waitUntil: 'commit' })
    await press(page.getByRole('button', { name: '菜单', exact: true }))
    release()
    await expect(page.getByRole('dialog', { name: '菜单' })).toBeVisible()
  })

  test('the drawer opens, leads to a page of the third level, and closes', async ({ page }) => {
    const pageErrors = recordPageErrors(page, [addresses.portal])
    await open(page, '/news')
    await press(page.getByRole('button', { name: '菜单' }))
    const drawer = page.getByRole('dialog', { name: '菜单' })
    await expect(drawer).toBeVisible()
    await press(drawer.getByText('找服务'))
    await expectAccessible(page)
    await press(drawer.getByRole('link', { name: '税务合规' }))
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/\/taxCompliance$/)
    await press(page.getByRole('button', { name: '菜单' }))
    await press(drawer.getByRole('button', { name: '关闭' }))
    await expect(drawer).toBeHidden()
    await press(page.getByRole('button', { name: '菜单' }))
    await expect(drawer).toBeVisible()
    await page.goBack()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/\/taxCompliance$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/news$/)
    expect(pageErrors.problems).toEqual([])
  })

  test('an entry that needs sign-on asks for it in place', async ({ page }) => {
    await open(page, '/news')
    await press(page.getByRole('button', { name: '菜单' }))
    const drawer = page.getByRole('dialog', { name: '菜单' })
    await press(drawer.getByText('找服务'))
    await press(drawer.getByRole('link', { name: '服务商入驻' }))
    await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
    await expect(page).toHaveURL(/\/news$/)
  })

  test('touch mode is entered in the footer, survives a reload without a flash, and is left in place', async ({
    page,
  }) => {
    await open(page, '/introduce')
    const header = page.getByRole('banner')
    await press(page.getByRole('contentinfo').getByRole('link', { name: '触屏版' }))
    await expect(header).toBeHidden()
    await expect(page).toHaveURL(`${addresses.portal}/`)
    await page.goto(`${addresses.portal}/contactUs`, { waitUntil: 'commit' })
    await expect(page.locator('html[data-touch="1"]')).toBeAttached()
    await expect(heading(page)).toBeVisible()
    await expect(header).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await press(page.getByRole('button', { name: '退出触屏版' }))
    await expect(header).toBeVisible()
    await expect(page).toHaveURL(/\/contactUs$/)
    await page.reload()
    await expect(header).toBeVisible()
  })
})

test('a school page inside another page has no footer', async ({ page }) => {
  await open(page, '/school')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/school'
    document.body.replaceChildren(frame)
  })
  const inside = page.frameLocator('iframe')
  await expect(inside.locator('html[data-framed]')).toBeAttached()
  await expect(inside.getByRole('banner')).toBeVisible()
  await expect(inside.getByRole('contentinfo')).toBeHidden()
})

test('an editor’s menus reach the document without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${addresses.portal}/news`)
  await menuOf(page).getByText('大数据').hover()
  await expect(menuOf(page).getByRole('link', { name: /^跨境导航/ })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '商务合作' })).toBeVisible()
  await context.close()
})
