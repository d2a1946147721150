import { aboutKinds } from '@chuhai/contract/consultation'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { routes } from '../../../.commands/routes.mjs'
import { signInAtPortal } from '../account'
import { boxOn } from '../box'
import { actOf, acts } from '../buttons/acts'
import { collectButtons, type Found } from '../buttons/collect'
import { isReady } from '../checkout'
import { addresses } from '../services'

test.describe.configure({ mode: 'parallel', timeout: 300_000 })

const { portal } = addresses
const expectSoon = expect.configure({ soft: true, timeout: 5000 })
const wide = { width: 1280, height: 812 }
const narrow = { width: 375, height: 812 }
const parts = acts.flatMap(({ within }) => within ?? [])

/** `/clientCase/detail/:id?` takes `/clientCase/detail` and `/clientCase/detail/604`. */
const patterns = routes.map(
  ({ path }) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`),
)
const isRoute = (path: string) => patterns.some((pattern) => pattern.test(path))

/** Pages of one route that differ by a record, a word or a page are asked for once: the crawl follows all of them. */
const identityOf = (target: string): string => {
  const { pathname, searchParams } = new URL(target)
  const route = patterns.findIndex((pattern) => pattern.test(pathname))
  return [route < 0 ? pathname : route, ...[...searchParams.keys()].sort()].join(' ')
}

/** Asks for what links lead to, and returns what does not answer. */
const createVisits = (page: Page) => {
  const seen = new Set<string>()
  return async (target: string): Promise<string | null> => {
    const identity = identityOf(target)
    if (seen.has(identity)) return null
    seen.add(identity)
    const response = await page.request.get(target, { maxRedirects: 5 })
    const { pathname, origin } = new URL(response.url())
    await response.dispose()
    if (!response.ok()) return `answers ${response.status()}`
    const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
    return isPage && origin === portal && !isRoute(pathname)
      ? `arrives at ${pathname}, which is no route`
      : null
  }
}

/** What is wrong with a link or button, by what it says of itself. */
const problemOf = async (
  page: Page,
  found: Found,
  ask: (target: string) => Promise<string | null>,
): Promise<string | null> => {
  const { kind, name, target, about, within } = found
  if (name === '') return 'has no name'
  switch (kind) {
    case 'page': {
      const { pathname } = new URL(target)
      // The short address of the competition is answered by one of its pages.
      return isRoute(pathname) || pathname === '/kylinCup'
        ? ask(target)
        : `leads to ${pathname}, which is no route`
    }
    case 'file':
      return ask(target)
    case 'part': {
      const id = decodeURIComponent(new URL(target).hash.slice(1))
      const isThere = await page.evaluate((part) => document.getElementById(part) !== null, id)
      return isThere ? null : `leads to #${id}, which is not there`
    }
    case 'outside':
      return /^https?:\/\/[^/]+\.[^/]+/.test(target) || target.startsWith('http://localhost')
        ? null
        : `leads to ${target}`
    case 'phone':
      return /^tel:\+?[\d-]{5,}$/.test(target) ? null : `calls ${target}`
    case 'mail':
      return /^mailto:[^@\s]+@[^@\s?]+\.[^@\s?]+/.test(target) ? null : `writes to ${target}`
    case 'consult': {
      if (!about) return null
      if (!about.kind || !(about.kind in aboutKinds)) return `is about a ${about.kind}`
      return about.title ? null : 'is about nothing'
    }
    case 'submit':
      return target && new URL(target).origin === portal && !isRoute(new URL(target).pathname)
        ? `sends its form to ${target}`
        : null
    case 'acts':
      return actOf(name, (part) => within.includes(part)) ? null : 'is of no known kind'
    default:
      return null
  }
}

/** Whether a menu, a list, a dialog or an answer is open. */
const isOpen = (page: Page, number: number) =>
  page.evaluate((one) => {
    const button = document.querySelector(`[data-walk="${one}"]`)
    const layers = 'dialog[open], [role=dialog], [role=menu], [role=listbox], [popover]:popover-open'
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    return (
      button?.getAttribute('aria-expanded') === 'true' ||
      (button?.matches('summary') && button.closest('details')?.open) ||
      [...document.querySelectorAll(layers)].some(isSeen)
    )
  }, number)

const open = async (page: Page, address: string) => {
  await page.goto(portal + address)
  await isReady(page)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  // Forms and lists come as they are near.
  for (const form of await page.locator('.inline-consultation').all()) await form.scrollIntoViewIfNeeded()
  await expect(page.locator('.inline-consultation__skeleton')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** Presses one of each that opens something, and one for each kind of thing that a consultation is about. */
const createPresses = (page: Page) => {
  const pressed = new Set<string>()
  const isNew = (key: string) => !pressed.has(key) && pressed.add(key)
  return async (address: string, list: readonly Found[]) => {
    for (const { kind, alike, number, name, about } of list) {
      const isFirst = kind === 'opens' ? isNew(alike) : kind === 'consult' && isNew(`about ${about?.kind}`)
      if (!isFirst) continue
      const button = page.locator(`[data-walk="${number}"]`)
      const isAnswer = await button.evaluate((element) => element.matches('details[open] > summary'))
      if (isAnswer) continue
      await button.press('Enter')
      if (kind === 'opens')
        await expectSoon.poll(() => isOpen(page, number), { message: `${address}: ${name}` }).toBe(true)
      else {
        const line = boxOn(page).panel('在线咨询').locator('.ch-consultation__about')
        if (about?.title) await expectSoon(line, `${address}: ${name}`).toContainText(about.title)
        else await expectSoon(boxOn(page).panel('在线咨询'), `${address}: ${name}`).toBeVisible()
      }
      // What was opened is gone, and the numbers are there again.
      await open(page, address)
      const again = await collectButtons(page, parts)
      if (again.length !== list.length) return
    }
  }
}

/** Walks over the buttons of pages, and returns what is wrong with them. */
const walk = async (page: Page, list: readonly string[]): Promise<string[]> => {
  const problems: string[] = []
  const ask = createVisits(page)
  const press = createPresses(page)
  const known = new Set<string>()
  const layouts = new Set<string | null>()
  const look = async (address: string) => {
    const found = await collectButtons(page, parts)
    for (const one of found) {
      const key = [one.kind, one.name, one.target, JSON.stringify(one.about)].join('\n')
      // Header and footer are the same on many pages; a part of a page is its own.
      if (known.has(key) && one.kind !== 'part') continue
      known.add(key)
      const problem = await problemOf(page, one, ask)
      if (problem) problems.push(`${address}: “${one.name}” ${problem}`)
    }
    return found
  }
  for (const address of list) {
    await open(page, address)
    const found = await look(address)
    await press(address, found)
    const layout = await page.locator('.portal').getAttribute('data-layout')
    if (layouts.has(layout)) continue
    layouts.add(layout)
    await page.setViewportSize(narrow)
    await press(address, await look(address))
    await page.setViewportSize(wide)
  }
  return problems
}

const newPage = async (browser: Browser) =>
  (await browser.newContext({ viewport: wide, locale: 'zh-CN', reducedMotion: 'reduce' })).newPage()

const addressesOf = (login: boolean) =>
  routes.filter((route) => route.login === login).map(({ address }) => address)
/** Two that run side by side. */
const halves = [0, 1].map((half) => addressesOf(false).filter((_, index) => index % 2 === half))

for (const [part, list] of halves.entries())
  test(`every button and link of a page keeps what it says, for visitors (${part + 1})`, async ({
    browser,
  }) => {
    const page = await newPage(browser)
    expect(await walk(page, list)).toEqual([])
    await page.context().close()
  })

test('every button and link of a page keeps what it says, for a user', async ({ browser }) => {
  const page = await newPage(browser)
  await signInAtPortal(page, 'demo')
  expect(await walk(page, addressesOf(true))).toEqual([])
  await page.context().close()
})
