import { expect, type Page, test } from '@playwright/test'
import { boxOn, fillIn, leadOf } from '../box'
import { leftoversOf, watchLeftovers } from '../leftovers'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

declare global {
  interface Window {
    Chuhai?: ((command: string, ...args: unknown[]) => void) & Record<string, (...args: unknown[]) => void>
    hostKeys?: string[]
  }
}

/** The file of the tag on the partner's pages. */
const tagOfPartner = '**/widgets/help-box.js'
const partner = (path = '/') => addresses.partner + path
const call = (page: Page, command: string, ...args: unknown[]) =>
  page.evaluate(([name, values]) => window.Chuhai?.(name, ...values), [command, args] as const)

/** The computed styles of the host's own elements. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body > *:not(chuhai-help-box), h1, h2, p, a, button, input, td')]
      // The content of a closed <details> has no stable size.
      .filter((element) => !element.closest('details'))
      .map((element) => {
        const { font, color, margin, padding, width, height, backgroundColor } = getComputedStyle(element)
        return [element.localName, font, color, margin, padding, width, height, backgroundColor].join('|')
      }),
  )

test('the page keeps its styles, globals and head, and requests no other host', async ({ page }) => {
  const pageErrors = recordPageErrors(page, [addresses.partner, addresses.portal])
  await page.route(tagOfPartner, (route) => route.abort())
  await page.goto(partner())
  const before = await looks(page)
  const globals = await page.evaluate(() => Object.getOwnPropertyNames(window))
  const head = await page.evaluate(() => document.head.childElementCount)
  await page.unroute(tagOfPartner)
  pageErrors.problems.length = 0

  await page.reload()
  const box = boxOn(page)
  await box.entry('在线咨询').click()
  await expect(box.panel('在线咨询').getByLabel(/^姓名/)).toBeVisible()
  expect(await looks(page)).toEqual(before)
  expect(await page.evaluate(() => document.head.childElementCount)).toBe(head)
  const added = await page.evaluate(
    (known) => Object.getOwnPropertyNames(window).filter((name) => !known.includes(name)),
    globals,
  )
  expect(added).toEqual(['Chuhai'])
  expect(pageErrors.problems).toEqual([])
})

test('typing in our fields triggers none of the page’s hotkeys', async ({ page }) => {
  await page.goto(partner())
  const box = boxOn(page)
  await box.entry('在线咨询').click()
  const form = box.panel('在线咨询')
  await form.getByLabel(/^公司名称/).focus()
  await page.keyboard.type('g/g')
  await expect(form.getByLabel(/^公司名称/)).toHaveValue('g/g')
  await expect(page).toHaveURL(partner())
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('/')
  await expect(page.locator('#site-search')).toBeFocused()
})

const beforeIntent = {
  'help-box.js': { site: addresses.partner, files: ['/widgets/help-box.js'] },
  'loader.js': {
    site: `${addresses.university}/home.html`,
    files: ['/widgets/loader.js', expect.stringMatching(/^\/widgets\/parts\/launcher-[\w-]+\.js$/)],
  },
}
for (const [tag, { site, files }] of Object.entries(beforeIntent)) {
  test(`${tag} requests only the launcher before a visitor shows intent`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(addresses.portal)) asked.push(new URL(request.url()).pathname)
    })
    await page.goto(site)
    await expect(boxOn(page).entry('在线咨询')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual(files)
  })
}

test('a tag with the address of a version and its integrity brings the box, from a file that never changes', async ({
  context,
  page,
  request,
}) => {
  // A page that is answered here counts as one from elsewhere, which may not load what is on this machine.
  await context.grantPermissions(['local-network-access'])
  const load = (path: string) => request.get(`${addresses.portal}/widgets/${path}`)
  const { version } = await (await load('pinned.json')).json()
  const { src, integrity } = (await (await load(`${version}/pinned.json`)).json())['help-box.js']
  expect(src).toBe(`/widgets/${version}/help-box.js`)
  await page.route(partner('/'), async (route) => {
    const response = await route.fetch()
    const tag = `<script async crossorigin integrity="${integrity}" src="${addresses.portal}${src}">`
    const body = (await response.text()).replace(/<script [^>]*help-box\.js"[^>]*>/, tag)
    await route.fulfill({ response, body })
  })
  const answered = page.waitForResponse(addresses.portal + src)
  await page.goto(partner())
  expect((await answered).headers()['cache-control']).toContain('immutable')
  const box = boxOn(page)
  await box.entry('在线咨询').click()
  await expect(box.panel('在线咨询')).toBeVisible()
})

test('on a hostile page the box appears once, with its own styles, and works', async ({ page }) => {
  await page.goto(partner('/hostile.html'))
  await expect(page.locator('chuhai-help-box')).toHaveCount(1)
  const box = boxOn(page)
  await expect(page.locator('.ch-rail__entries')).toHaveCSS('width', '40px')
  await box.entry('在线咨询').click()
  const form = box.panel('在线咨询')
  await fillIn(form, leadOf('险境访客'))
  await form.getByRole('button', { name: '提交' }).click()
  await expect(form.getByText('提交成功，我们将在24小时内与您联系')).toBeVisible()
  expect(await page.evaluate(() => window.hostKeys)).toEqual([])
})

test('the box survives when the page swaps its body', async ({ page }) => {
  await page.goto(partner())
  const box = boxOn(page)
  await expect(box.entry('在线咨询')).toBeVisible()
  await page.locator('#nav a[data-swap]').last().click()
  await expect(page).not.toHaveURL(partner())
  await box.entry('在线咨询').click()
  await expect(box.panel('在线咨询').getByLabel(/^姓名/)).toBeVisible()
  await expect(page.locator('chuhai-help-box')).toHaveCount(1)
})

test('the box works above the page’s own modal dialog, and stays when that closes', async ({ page }) => {
  await page.goto(partner())
  const box = boxOn(page)
  await expect(box.entry('电话咨询')).toBeVisible()
  await page.locator('#nav [data-open-quote]').click()
  await box.entry('在线咨询').click()
  await box.panel('在线咨询').getByLabel(/^姓名/).fill('沈立群')
  await page.keyboard.press('Escape')
  await expect(box.panel('在线咨询')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.locator('#quote-dialog')).toBeHidden()
  await box.entry('在线咨询').click()
  await expect(box.panel('在线咨询').getByLabel(/^姓名/)).toHaveValue('沈立群')
})

test('the page controls the box by window.Chuhai', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.goto(partner())
  const box = boxOn(page)
  await expect(box.entry('在线咨询')).toBeVisible()
  await page.evaluate(() => {
    const received: unknown[] = []
    Object.assign(document, { received })
    window.Chuhai?.('on', 'open', (detail: unknown) => received.push(detail))
    window.Chuhai?.open?.('phone')
  })
  await expect(box.panel('电话咨询')).toBeVisible()
  expect(await page.evaluate(() => (document as unknown as { received: unknown[] }).received)).toEqual([
    { panel: 'phone' },
  ])
  await call(page, 'close')
  await expect(box.panel('电话咨询')).toBeHidden()

  await call(page, 'set', { locale: 'en', side: 'left', theme: 'dark' })
  const rail = page.getByRole('navigation', { name: 'Chuhai help' })
  await expect(rail).toHaveCSS('left', '0px')
  await call(page, 'set', { theme: 'blue' })
  await call(page, 'fly')
  await call(page, 'open', 'kitchen')
  await expect.poll(() => warnings.filter((text) => text.startsWith('[chuhai]'))).toHaveLength(3)
})

test('destroy leaves no node, listener, timer or global', async ({ page }) => {
  await watchLeftovers(page)
  await page.route(tagOfPartner, (route) => route.abort())
  await page.goto(partner())
  const before = await leftoversOf(page)
  await page.unroute(tagOfPartner)

  await page.reload()
  const box = boxOn(page)
  for (const name of ['在线咨询', '电话咨询', '直播预告']) {
    await box.entry(name).click()
    await expect(box.panel(name)).toBeVisible()
  }
  expect(await leftoversOf(page)).not.toEqual(before)
  await call(page, 'destroy')
  await expect(page.locator('chuhai-help-box')).toHaveCount(0)
  await expect.poll(() => leftoversOf(page)).toEqual(before)
  expect(await page.evaluate(() => 'Chuhai' in window || Symbol.for('chuhai.core') in window)).toBe(false)
})

test('a file that fails to load is reported in the console and beside the rail, and the next click retries', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await page.route('**/panels-*.js', (route) => route.abort())
  await page.goto(partner())
  const box = boxOn(page)
  await box.entry('在线咨询').click()
  await expect(
    page
      .getByRole('status')
      .getByText(/面板没有载入/)
      .or(page.getByText(/面板没有载入/))
      .first(),
  ).toBeVisible()
  expect(warnings.some((text) => text.startsWith('[chuhai]') && text.includes('script-src'))).toBe(true)
  await page.unroute('**/panels-*.js')
  await box.entry('在线咨询').click()
  await expect(box.panel('在线咨询').getByLabel(/^姓名/)).toBeVisible()
})

test('the box does not print', async ({ page }) => {
  await page.goto(partner())
  await expect(boxOn(page).entry('在线咨询')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('chuhai-help-box').locator('.ch-rail')).toBeHidden()
})

test('a launcher that fails to load throws no exception on the page, and `open` retries', async ({
  page,
}) => {
  const exceptions: string[] = []
  page.on('pageerror', (error) => exceptions.push(error.message))
  await page.route('**/launcher-*.js', (route) => route.abort())
  await page.goto(addresses.university)
  await page.waitForFunction(() => window.Chuhai)
  const warned = page.waitForEvent('console', (message) => message.text().includes('did not load'))
  await call(page, 'open', 'phone')
  await warned
  await page.unroute('**/launcher-*.js')
  await expect(async () => {
    await call(page, 'open', 'phone')
    await expect(boxOn(page).panel('电话咨询')).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(exceptions).toEqual([])
})
