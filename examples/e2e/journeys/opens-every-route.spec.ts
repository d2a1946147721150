import { type Browser, expect, type Page, test } from '@playwright/test'
import { routes } from '../../../.commands/routes.mjs'
import { signInAtPortal } from '../account'
import { findViolations } from '../axe'
import { crawl } from '../crawl'
import { addresses } from '../services'

test.describe.configure({ mode: 'parallel', timeout: 900_000 })

const wide = { width: 1280, height: 812 }
const narrow = { width: 375, height: 812 }

/** The login page has that of the provider in a frame. */
const ownOrigins = [addresses.portal, addresses.signOn]

type Route = (typeof routes)[number]

/** A page that does not exist, beside those that do. */
const missing: Route = {
  path: '/nowhere',
  section: '2.6',
  layout: 'default',
  login: false,
  address: '/nowhere',
  title: '页面不存在',
}

const documentTitle = ({ path, title }: Route) =>
  path === '/' || path === '/crossBorderSiteGuide' ? title : `${title} - 出海云`

const routeOf = (path: string) => routes.find((route) => route.path === path) as Route

/** A user has no use for the pages of sign-on, and arrives at the home page. */
const signedIn = (route: Route): Route =>
  /^\/login/.test(route.path) ? { ...routeOf('/'), address: route.address } : route

/** Where visitors who are not signed in arrive instead of a page for signed-in visitors. */
const signedOut = (route: Route): Route => {
  if (!route.login) return route
  const path = route.path.startsWith('/schoolCenter') ? '/school' : '/login'
  return { ...routeOf(path), address: route.address }
}

/** Buttons of the portal without a handler of their own or of a parent, which React keeps beside the element. */
const deadButtons = (page: Page) =>
  page.evaluate(() => {
    const propsOf = (element: Element): object => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
      return key ? ((element as unknown as Record<string, object>)[key] ?? {}) : {}
    }
    const isHandled = (element: Element | null): boolean =>
      element !== null &&
      (Object.keys(propsOf(element)).some((name) => /^on(Click|Pointer|Mouse|Key|Submit)/.test(name)) ||
        isHandled(element.parentElement))
    const isAlive = (button: HTMLButtonElement) =>
      isHandled(button) || button.popoverTargetElement || (button.type === 'submit' && button.form)
    return [...document.querySelectorAll<HTMLButtonElement>('.portal button:not(.ch-help-box *)')]
      .filter((button) => !isAlive(button))
      .map((button) => button.outerHTML.slice(0, 120))
  })

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

interface VisitOptions {
  /** Whether axe reviews the pages too. */
  isReviewed: boolean
}

/** Opens routes one after the other on one page, and returns what is wrong with them. */
const visit = async (page: Page, visited: readonly Route[], { isReviewed }: VisitOptions) => {
  const problems: string[] = []
  let route: Route = missing
  const report = (problem: string) => problems.push(`${route.address}: ${problem}`)
  const expectSoon = expect.configure({ soft: true })

  page.on('console', (message) => {
    // The browser logs the status of the missing page by itself.
    if (message.type() === 'error' && route !== missing) report(message.text())
  })
  page.on('pageerror', ({ message }) => report(message))
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !ownOrigins.includes(new URL(request.url()).origin))
      report(`asks ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith(missing.path))
      report(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    // The next page cancels what this one still reads.
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') report(`${reason} ${request.url()}`)
  })

  const reviewedLayouts = new Set<string>()
  for (route of visited) {
    await page.setViewportSize(wide)
    await page.goto(addresses.portal + route.address)
    await expectSoon(page, route.address).toHaveTitle(documentTitle(route))
    await expectSoon(page.locator(`.portal[data-layout=${route.layout}]`), route.address).toBeAttached()
    await expectSoon(page.getByRole('heading', { level: 1 }), route.address).toHaveCount(1)
    await expectSoon(page.locator('[aria-busy=true]'), route.address).toHaveCount(0)
    // Parts whose code comes later are not alive at once.
    await expectSoon.poll(() => deadButtons(page), { message: route.address }).toEqual([])
    // Header and footer are those of the layout.
    const part = reviewedLayouts.has(route.layout) ? 'main' : undefined
    reviewedLayouts.add(route.layout)
    for (const size of [wide, narrow]) {
      await page.setViewportSize(size)
      const wider = await overflow(page)
      if (wider > 0) report(`${wider} pixels wider than ${size.width}`)
      const violations = isReviewed ? await findViolations(page, part, { withFrames: false }) : []
      for (const violation of violations) report(`${size.width} pixels wide, ${violation}`)
    }
  }
  return problems
}

const newPage = async (browser: Browser) =>
  (await browser.newContext({ viewport: wide, locale: 'zh-CN', reducedMotion: 'reduce' })).newPage()

/** Parts, which run side by side and end within their time on a busy machine. */
const parts = [0, 1, 2, 3].map((part) => [...routes, missing].filter((_, index) => index % 4 === part))

for (const [part, visited] of parts.entries()) {
  test(`every page opens for visitors, at ${wide.width} and ${narrow.width} pixels (${part + 1})`, async ({
    browser,
  }) => {
    const page = await newPage(browser)
    expect(await visit(page, visited.map(signedOut), { isReviewed: true })).toEqual([])
    await page.context().close()
  })

  test(`every page opens for a user, at ${wide.width} and ${narrow.width} pixels (${part + 1})`, async ({
    browser,
  }) => {
    const page = await newPage(browser)
    await signInAtPortal(page, 'demo')
    const own = visited.filter(({ login }) => login)
    const others = visited.filter(({ login }) => !login).map(signedIn)
    expect(await visit(page, own, { isReviewed: true })).toEqual([])
    expect(await visit(page, others, { isReviewed: false })).toEqual([])
    await page.context().close()
  })
}

test('every document is whole without JavaScript, and every link leads somewhere', async ({ page }) => {
  const { problems, documents } = await crawl(
    page,
    addresses.portal,
    routes.map(({ address }) => address),
  )
  expect(problems).toEqual([])
  expect(documents).toBeGreaterThan(routes.length)
})
