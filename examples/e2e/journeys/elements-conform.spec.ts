import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { accountOn, signInAtPartner } from '../account'
import { expectAccessible } from '../axe'
import { leftoversOf, stableLeftoversOf, watchLeftovers } from '../leftovers'
import { type PageErrors, recordPageErrors } from '../page-errors'
import { addresses } from '../services'

interface Manifest {
  modules: { declarations: { tagName: string; attributes: { name: string; example?: string }[] }[] }[]
}

const manifest = new URL('../../../packages/loader/dist/widgets/custom-elements.json', import.meta.url)
const { modules } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
/** Required attributes of each element, by its tag. The box comes with the launcher. */
const required = new Map(
  modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName !== 'chuhai-help-box')
    .map(({ tagName, attributes }) => [
      tagName,
      Object.fromEntries(attributes.flatMap(({ name, example }) => (example ? [[name, example]] : []))),
    ]),
)

const chinese = /\p{Script=Han}/u
const cycles = 20

/** Shown to signed-in visitors only. */
const forMembers = new Set(['chuhai-inbox', 'chuhai-org-switcher'])
/** Elements with a field for visitors who are not signed in. */
const withField = new Set([
  'chuhai-consultation',
  'chuhai-enquiry',
  'chuhai-shipping-quote',
  'chuhai-tracking',
])

/** Signs in with a password on the first page of a worker; later ones get the provider's cookies. The key of a session stays in its browser. */
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>> | undefined
const signIn = async (page: Page) => {
  if (!signedIn) {
    await signInAtPartner(page, 'newbie')
    signedIn = await page.context().storageState()
    return
  }
  await page.context().addCookies(signedIn.cookies)
  await page.goto(`${addresses.partner}/member.html`)
  await accountOn(page).logIn.click()
  await expect(page.getByRole('button', { name: /^账户：/ })).toBeVisible()
}

/** Waits for the work that starts after the first paint: loading the session and listening to other tabs. */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))
  })

/** Replaces the elements in the partner's article. */
const put = async (page: Page, tag: string, attributes: Record<string, string> = {}, count = 1) => {
  await page.evaluate(
    ([name, values, number]) => {
      for (const element of document.querySelectorAll(name)) element.remove()
      for (let index = 0; index < number; index++) {
        const element = document.createElement(name)
        for (const [attribute, value] of Object.entries(values)) element.setAttribute(attribute, value)
        document.querySelector('main aside')?.append(element)
      }
    },
    [tag, { ...required.get(tag), ...attributes }, count] as const,
  )
  const elements = page.locator(tag)
  for (let index = 0; index < count; index++) {
    await elements.nth(index).scrollIntoViewIfNeeded()
    await expect(elements.nth(index).locator('.ch-element > *').first()).toBeVisible()
  }
  await page.evaluate(afterPaint)
  return elements
}

/** The element's text without quotations marked as another language. */
const textOf = (element: Locator) =>
  element.locator('.ch-element').evaluate((scope: HTMLElement) => {
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    let own = ''
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (parentElement?.closest('[lang]')?.getAttribute('lang') === scope.lang) own += textContent
    }
    return own
  })
const fieldOf = (element: Locator) => element.getByRole('textbox', { disabled: false }).first()

for (const tag of required.keys()) {
  test.describe(`<${tag}>`, () => {
    let pageErrors: PageErrors
    const warnings: string[] = []

    test.beforeEach(async ({ page }) => {
      warnings.length = 0
      pageErrors = recordPageErrors(page, [addresses.partner, addresses.portal, addresses.signOn])
      if (forMembers.has(tag)) await signIn(page)
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      await watchLeftovers(page)
      await page.addInitScript(() => {
        const defined: string[] = []
        const { define } = CustomElementRegistry.prototype
        CustomElementRegistry.prototype.define = function (name, ...rest) {
          defined.push(name)
          define.call(this, name, ...rest)
        }
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`CSP: ${violatedDirective} ${blockedURI}`),
        )
        Object.assign(window, { defined })
      })
      await page.goto(`${addresses.partner}/elements.html`)
    })
    test.afterEach(() => expect(pageErrors.problems).toEqual([]))

    test('is defined once, however often the loader is included', async ({ page }) => {
      await put(page, tag)
      // Trusted Types keep a test from adding script tags; an import runs the loader again as well.
      for (let time = 0; time < 2; time++)
        await page.evaluate(
          (address) => import(address),
          `${addresses.portal}/widgets/loader.js?again=${time}`,
        )
      await put(page, tag, {}, 2)
      const defined = await page.evaluate(() => (window as unknown as { defined: string[] }).defined)
      expect(defined.filter((name) => name === tag)).toEqual([tag])
    })

    test('leaves nothing behind when it is removed', async ({ page }) => {
      const element = page.locator(tag)
      // What a page loads and listens to once comes with the first two.
      for (let cycle = 0; cycle < 2; cycle++) {
        await put(page, tag)
        await element.evaluate((node) => node.remove())
      }
      const before = await stableLeftoversOf(page)
      for (let cycle = 0; cycle < cycles; cycle++) {
        await put(page, tag)
        if (cycle === 0 && (await fieldOf(element).count())) await fieldOf(element).fill('138')
        await element.evaluate((node) => node.remove())
      }
      await expect.poll(() => leftoversOf(page)).toEqual(before)
    })

    if (withField.has(tag)) {
      test('shares no draft with another of its kind', async ({ page }) => {
        const elements = await put(page, tag, {}, 2)
        await fieldOf(elements.nth(0)).fill('138')
        await expect(fieldOf(elements.nth(0))).toHaveValue('138')
        await expect(fieldOf(elements.nth(1))).toHaveValue('')
        await fieldOf(elements.nth(1)).fill('139')
        await expect(fieldOf(elements.nth(0))).toHaveValue('138')
      })

      test('keeps what was typed when it is moved', async ({ page }) => {
        const element = await put(page, tag)
        await fieldOf(element).fill('138')
        await element.evaluate((node) => document.querySelector('main')?.prepend(node))
        await expect(fieldOf(element)).toHaveValue('138')
      })
    }

    test('shows Chinese or English by its locale attribute', async ({ page }) => {
      const element = await put(page, tag, { locale: 'zh-CN' })
      // What comes from the server is awaited.
      await expect.poll(() => textOf(element)).toMatch(chinese)
      await element.evaluate((node) => node.setAttribute('locale', 'en'))
      await expect.poll(() => textOf(element)).not.toMatch(chinese)
      await expect(element.locator('.ch-element')).toHaveAttribute('lang', 'en')
    })

    test('is reached, operated and left by keyboard', async ({ page }) => {
      const element = await put(page, tag)
      await element.evaluate((node) => node.before(document.createElement('button')))
      // Of radio buttons that belong together the chosen one is a stop.
      const controls = element.locator(
        ':is(a[href], button, input:not([type="radio"]:not(:checked)), select, textarea, [tabindex="0"]):not(:disabled):not([tabindex="-1"])',
      )
      // The login area has none until the session is loaded.
      await expect(controls.filter({ visible: true })).not.toHaveCount(0)
      const isInside = () => element.evaluate((node) => document.activeElement === node)
      // Parts that load later bring more: the walk begins again until all are there.
      await expect(async () => {
        const wanted = await controls.filter({ visible: true }).count()
        await element.evaluate((node) => (node.previousElementSibling as HTMLElement).focus())
        let reached = 0
        await page.keyboard.press('Tab')
        for (; await isInside(); reached++) {
          const focused = await element.evaluate((node) =>
            node.shadowRoot?.activeElement?.matches(':focus-visible'),
          )
          expect(focused).toBe(true)
          expect(reached).toBeLessThan(wanted)
          await page.keyboard.press('Tab')
        }
        expect(reached).toBe(wanted)
      }).toPass()
      if (withField.has(tag)) {
        await fieldOf(element).focus()
        await page.keyboard.type('138')
        await expect(fieldOf(element)).toHaveValue('138')
      } else {
        await expect(element.getByRole('textbox', { disabled: false })).toHaveCount(0)
      }
    })

    test('is accessible in the light and the dark theme', async ({ page }) => {
      for (const [theme, ground] of Object.entries({ light: '#fff', dark: '#091420' })) {
        const element = await put(page, tag, { theme })
        await element.evaluate((node, color) => {
          if (node.parentElement) node.parentElement.style.background = color
        }, ground)
        await expectAccessible(page, tag)
      }
    })

    test('warns about an invalid attribute value and ignores it', async ({ page }) => {
      await put(page, tag, { theme: 'blue' })
      expect(warnings.filter((text) => text.startsWith(`[chuhai] <${tag} theme="blue">`))).toHaveLength(1)
    })
  })
}
