import { expect, type Page, test } from '@playwright/test'
import { boxOn, fillIn, leadOf } from '../box'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const promise = '提交成功，我们将在24小时内与您联系'
const formOn = (page: Page) => page.locator('.ch-panel--consultation')

/** Holds back what makes the panels work; answers what lets it come, or fails it. */
const holdPanels = async (page: Page) => {
  let decide: (comes: boolean) => void = () => {}
  const decided = new Promise<boolean>((resolve) => {
    decide = resolve
  })
  await page.route('**/widgets/panels-*.js*', async (route) =>
    (await decided) ? route.continue() : route.abort(),
  )
  return decide
}

/** A press right after the pointer has come: nothing is there yet. */
const pressEntry = async (page: Page, name = '在线咨询') => {
  const entry = boxOn(page).entry(name)
  await expect(entry).toBeVisible()
  await entry.click()
}

const isAtRest = (page: Page) =>
  formOn(page).evaluate((panel) => panel.getAnimations().every(({ playState }) => playState === 'finished'))

/** Every element of the form: what it is, where it stands, how it is drawn, what it says. */
const looksOf = (page: Page) =>
  formOn(page).evaluate((panel) =>
    [panel, ...panel.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, borderColor, font, opacity } = getComputedStyle(element)
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      return [
        `${element.localName}.${element.getAttribute('class')}`,
        [x, y, width, height].map(Math.round),
        [color, backgroundColor, borderColor, font, opacity],
        texts.map(({ textContent }) => textContent).join(''),
        element.getAttribute('placeholder'),
      ]
    }),
  )

for (const [name, theme] of [
  ['in light', 'light'],
  ['in dark', 'dark'],
] as const) {
  test(`the form is seen ${name} before it works, and does not change when it does`, async ({ page }) => {
    const pageErrors = recordPageErrors(page, [addresses.partner, addresses.portal])
    const come = await holdPanels(page)
    await page.goto(addresses.partner)
    await page.waitForFunction(() => 'Chuhai' in window)
    await page.evaluate(
      (value) =>
        (window as unknown as { Chuhai: (...call: unknown[]) => void }).Chuhai('set', { theme: value }),
      theme,
    )
    await pressEntry(page)
    await expect(formOn(page)).toBeVisible()
    await expect(formOn(page).getByText('公司名称')).toBeVisible()
    await expect(formOn(page).locator('section')).toHaveAttribute('inert', '')
    await expect.poll(() => isAtRest(page)).toBe(true)
    const early = await looksOf(page)
    expect(early.length).toBeGreaterThan(40)

    come(true)
    const form = boxOn(page).panel('在线咨询')
    await expect(form).toBeFocused()
    await expect(form.locator('section')).not.toHaveAttribute('inert')
    await expect(formOn(page)).toHaveCount(1)
    expect(await looksOf(page)).toEqual(early)

    await fillIn(form, leadOf('早到访客'))
    await form.getByRole('button', { name: '提交' }).click()
    await expect(form.getByText(promise)).toBeVisible()
    expect(pageErrors.problems).toEqual([])
  })
}

test('what was typed before a reload stands in the form as soon as it works', async ({ page }) => {
  await page.goto(addresses.partner)
  await pressEntry(page)
  const form = boxOn(page).panel('在线咨询')
  await form.getByLabel(/^公司名称/).fill('布谷鸟团队')
  await page.reload()
  const come = await holdPanels(page)
  await pressEntry(page)
  await expect(formOn(page)).toBeVisible()
  await expect(formOn(page).locator('[placeholder="请输入"]').nth(1)).toHaveValue('')
  come(true)
  await expect(form.getByLabel(/^公司名称/)).toHaveValue('布谷鸟团队')
})

test('a form that does not work yet can be closed, and opened again', async ({ page }) => {
  const come = await holdPanels(page)
  await page.goto(addresses.partner)
  await pressEntry(page)
  await expect(formOn(page)).toBeVisible()
  await formOn(page).locator('.ch-panel__close').click()
  await expect(formOn(page)).toHaveCount(0)
  await pressEntry(page)
  await expect(formOn(page)).toBeVisible()
  come(true)
  await expect(boxOn(page).panel('在线咨询')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(formOn(page)).toBeHidden()
})

test('a form whose files do not come goes again, and the rail says so', async ({ page }) => {
  const come = await holdPanels(page)
  await page.goto(addresses.partner)
  await pressEntry(page)
  await expect(formOn(page)).toBeVisible()
  come(false)
  await expect(page.getByText('面板没有载入，请检查网络后再点一次')).toBeVisible({ timeout: 20_000 })
  await expect(formOn(page)).toHaveCount(0)
  await page.unroute('**/widgets/panels-*.js*')
  await pressEntry(page)
  await expect(boxOn(page).panel('在线咨询').getByLabel(/^姓名/)).toBeEditable()
})
