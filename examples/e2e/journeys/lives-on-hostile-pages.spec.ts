import { expect, type Page, test } from '@playwright/test'
import { boxOn, chooseSections, leadOf } from '../box'
import { openHost } from '../hosts'
import { leftoversOf, watchLeftovers } from '../leftovers'

const promise = '提交成功，我们将在24小时内与您联系'

// A page served by page.route has no network address, so Chromium requires this permission for requests to localhost.
test.use({ permissions: ['local-network-access'] })

/** Fills in by mouse and keyboard events only. */
const submitByHand = async (page: Page, name: string) => {
  const box = boxOn(page)
  await box.entry('在线咨询').click()
  const form = box.panel('在线咨询')
  const lead = leadOf(name)
  for (const [label, text] of [
    [/^姓名/, lead.name],
    [/^手机号/, lead.phone],
    [/^公司名称/, `${lead.company} s/?`],
  ] as const) {
    await form.getByLabel(label).click()
    await page.keyboard.type(text)
    await expect(form.getByLabel(label)).toBeFocused()
    await expect(form.getByLabel(label)).toHaveValue(text.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3'))
  }
  await chooseSections(form, lead.sections)
  await form
    .getByText('同意', { exact: false })
    .first()
    .click({ position: { x: 4, y: 8 } })
  await form.getByRole('button', { name: '提交' }).click()
  await expect(form.getByText(promise)).toBeVisible()
}

const exceptionsOf = (page: Page) => {
  const exceptions: string[] = []
  page.on('pageerror', (error) => exceptions.push(error.message))
  return exceptions
}

for (const [host, what] of [
  ['copy-protection', 'cancels every press outside its own fields'],
  ['enforced-focus', 'traps the focus in its modal'],
  ['dismissable-modal', 'closes its modal on a press outside'],
  ['changed-prototypes', 'extends built-in prototypes'],
  ['clobbered-document', 'has an image named "currentScript"'],
  ['hotkeys', 'handles every key'],
  ['zoomed', 'is zoomed by CSS'],
  ['topmost-overlay', 'has an overlay at the highest z-index'],
  ['no-frames', 'never runs animation frames'],
] as const) {
  test(`a visitor submits the form on a page that ${what}`, async ({ page }) => {
    const exceptions = exceptionsOf(page)
    await openHost(page, host)
    await submitByHand(page, `访客${host.slice(0, 6)}`)
    expect(exceptions).toEqual([])
  })
}

test('a modal of the page stays open and keeps its input while the box is used', async ({ page }) => {
  await openHost(page, 'dismissable-modal')
  await page.getByLabel('优惠码').pressSequentially('SAVE')
  const box = boxOn(page)
  await box.entry('在线咨询').click()
  await box.panel('在线咨询').getByLabel(/^姓名/).click()
  await page.keyboard.type('沈立群')
  await expect(page.getByLabel('优惠码')).toHaveValue('SAVE')
})

test('the panel scrolls by wheel while a modal of the page has locked scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await openHost(page, 'dismissable-modal')
  await boxOn(page).entry('在线咨询').click()
  const form = boxOn(page).panel('在线咨询')
  await form.getByText('公司名称').hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => form.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(100)
})

test('files load from the origin of the script, whatever document.currentScript is', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/hosts\/widgets\/(?!help-box\.js)/.test(request.url())) foreign.push(request.url())
  })
  await openHost(page, 'clobbered-document')
  await boxOn(page).entry('电话咨询').click()
  await expect(page.getByRole('link', { name: '400-826-0571' })).toBeVisible()
  expect(foreign).toEqual([])
})

for (const layout of ['flex', 'grid']) {
  test(`nothing moves on a page with a ${layout} body when the box appears`, async ({ page }) => {
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, main, footer')].map((element) =>
          JSON.stringify(element.getBoundingClientRect()),
        ),
      )
    await page.route('**/widgets/help-box.js', (route) => route.abort())
    await openHost(page, 'flex-body')
    await page.evaluate((value) => {
      document.body.dataset.layout = value
    }, layout)
    const before = await places()
    await page.unroute('**/widgets/help-box.js')
    await page.reload()
    await page.evaluate((value) => {
      document.body.dataset.layout = value
    }, layout)
    await expect(boxOn(page).entry('在线咨询')).toBeVisible()
    expect(await places()).toEqual(before)
    await boxOn(page).entry('电话咨询').click()
    await expect(page.getByRole('link', { name: '400-826-0571' })).toBeVisible()
    expect(await places()).toEqual(before)
  })
}

for (const { where, zoom } of [
  { where: 'body', zoom: 1.25 },
  { where: 'html', zoom: 0.8 },
]) {
  test(`panels are beside the rail and inside the window at a zoom of ${zoom} on ${where}`, async ({
    page,
  }) => {
    await openHost(page, 'zoomed')
    if (where === 'html')
      await page.evaluate(() => {
        document.body.style.setProperty('zoom', '1')
        document.documentElement.dataset.zoom = ''
      })
    const box = boxOn(page)
    for (const name of ['在线咨询', 'AI 助手'] as const) {
      await box.entry(name).click()
      await box
        .panel(name)
        .evaluate((panel) => Promise.all(panel.getAnimations().map((each) => each.finished)))
      const panel = await box.panel(name).boundingBox()
      const entries = await page.locator('.ch-rail__entries').boundingBox()
      if (!panel || !entries) throw new Error(`${name} has no box.`)
      expect(panel.width).toBeCloseTo(400, 0)
      expect(entries.x - panel.x - panel.width).toBeCloseTo(12, 0)
      expect(panel.y).toBeGreaterThanOrEqual(11.5)
      expect(panel.y + panel.height).toBeLessThanOrEqual(788.5)
    }
  })
}

test('destroy leaves nothing on a page that has replaced `remove` and lacks abort signals', async ({
  page,
}) => {
  const exceptions = exceptionsOf(page)
  await watchLeftovers(page)
  await page.route('**/widgets/help-box.js', (route) => route.abort())
  await openHost(page, 'replaced-functions')
  const before = await leftoversOf(page)
  await page.unroute('**/widgets/help-box.js')
  await page.reload()
  const box = boxOn(page)
  for (const name of ['在线咨询', '电话咨询']) {
    await box.entry(name).click()
    await expect(box.panel(name)).toBeVisible()
  }
  await page.evaluate(() => window.Chuhai?.destroy?.())
  await expect.poll(() => leftoversOf(page)).toEqual(before)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  expect(exceptions).toEqual([])
})

test('the last line of a page can be read on a phone, beside the round button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await openHost(page, 'long-page')
  const round = boxOn(page).entry('在线咨询')
  await expect(round).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const isCovered = () =>
    page
      .locator('#last')
      .evaluate((line) =>
        [...line.getClientRects()].some(({ right, top, bottom }) =>
          [top + 2, bottom - 2].some((y) => document.elementFromPoint(right - 2, y) !== line),
        ),
      )
  await expect.poll(isCovered).toBe(false)
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(async () => (await round.boundingBox())?.y).toBe(667 - 24 - 56)
})

test('the panel does not move when messages appear in it', async ({ page }) => {
  await openHost(page, 'long-page')
  await boxOn(page).entry('在线咨询').click()
  const form = boxOn(page).panel('在线咨询')
  await expect(form).toBeFocused()
  await form.evaluate((panel) => Promise.all(panel.getAnimations().map((each) => each.finished)))
  const before = await form.boundingBox()
  await form.getByRole('button', { name: '提交' }).click()
  await expect(form.getByText('请先阅读并勾选同意')).toBeVisible()
  expect(await form.boundingBox()).toEqual(before)
})

test('a form whose chunks fail to load once keeps its input', async ({ page }) => {
  for (const file of ['SectionPanel', 'call']) {
    let isLost = false
    await page.route(`**/${file}-*.js`, (route) => {
      if (isLost) return route.continue()
      isLost = true
      return route.abort()
    })
  }
  await openHost(page, 'long-page')
  await submitByHand(page, '断线访客')
})
