import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  accountOn,
  logInAt,
  openOrganisation,
  signInAtPartner,
  signInAtPortal,
  signOnDialog,
  signOnFrame,
} from '../account'
import { boxOn } from '../box'
import { openChat } from '../chat'
import { pages } from '../pages'
import { addresses } from '../services'
import { beginSignUp } from '../team'

/** Text spacing that readers may set (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** Sets it in the page and in every shadow root, past the policy of the page. */
const setSpacing = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    const set = (root: Document | ShadowRoot): void => {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) set(shadowRoot)
    }
    set(document)
  }, spacing)

/** Names what cuts its words off; a line that ends in an ellipsis has said so. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const everything = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? everything(element.shadowRoot) : []),
      ])
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
    return everything(document)
      .filter((element) => hasWords(element) && element.checkVisibility())
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element)
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none') return false
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        return (
          (hides(overflowX) && scrollWidth > clientWidth + 1) ||
          (hides(overflowY) && scrollHeight > clientHeight + 1)
        )
      })
      .map(
        (element) => `${element.localName}.${element.className} ${element.textContent?.trim().slice(0, 20)}`,
      )
  })

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

for (const path of pages)
  for (const [name, viewport] of Object.entries({
    'with own spacing': { width: 1280, height: 800 },
    'with own spacing on a phone': { width: 375, height: 812 },
    'with own spacing at 400 %': { width: 320, height: 256 },
  }))
    test(`${path} is read ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(await isTooWide(page)).toBe(false)
      await setSpacing(page)
      expect(await cutOff(page)).toEqual([])
      expect(await isTooWide(page)).toBe(false)
    })

/** What is opened on top of a page. */
const opened: [name: string, open: (page: Page) => Promise<Locator>][] = [
  ...(['在线咨询', '电话咨询', '扫码咨询'] as const).map((name): (typeof opened)[number] => [
    `the panel ${name}`,
    async (page) => {
      await page.goto(addresses.partner)
      await boxOn(page).entry(name).click()
      return boxOn(page).panel(name)
    },
  ]),
  [
    'the chat',
    async (page) => {
      await signInAtPortal(page, 'demo')
      return (await openChat(page)).place
    },
  ],
  [
    'the dialog of sign-on',
    async (page) => {
      await page.goto('/contactUs')
      await accountOn(page).register.click()
      return signOnDialog(page)
    },
  ],
  [
    'the dialog of an organisation',
    async (page) => {
      await signInAtPartner(page, 'demo')
      return openOrganisation(page)
    },
  ],
  [
    'the evaluation',
    async (page) => {
      await page.goto(`${addresses.university}/innovation.html`)
      await page.locator('chuhai-evaluation').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: '开始评测' }).click()
      await logInAt(signOnFrame(page), 'newbie')
      return page.getByRole('dialog', { name: '建立跨境专属导航' })
    },
  ],
  ['the sign-up of a team', (page) => beginSignUp(page, 'captain12')],
]

for (const [name, open] of opened)
  test(`${name} is read with own spacing, and at 400 %`, async ({ page }) => {
    await expect(await open(page)).toBeVisible()
    await setSpacing(page)
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(viewport)
      await expect.poll(() => cutOff(page)).toEqual([])
      expect(await isTooWide(page)).toBe(false)
    }
  })
