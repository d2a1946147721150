import { expect, type Page, test } from '@playwright/test'
import { openOrganisation, signInAtPartner } from '../account'
import { boxOn } from '../box'
import { pages } from '../pages'
import { press } from '../press'
import { addresses } from '../services'
import { beginSignUp } from '../team'

/** Attributes that mark a chosen or active element. */
const states = ['aria-selected', 'aria-pressed', 'aria-current', 'data-active', 'data-current', 'data-chosen']

test.use({ contextOptions: { forcedColors: 'active' } })

/** Names what of ours is marked and looks like the same thing without a mark, but for its weight. */
const unseen = (page: Page) =>
  page.evaluate((names) => {
    const isMarked = (element: Element) =>
      names.some((name) => element.hasAttribute(name) && element.getAttribute(name) !== 'false')
    const everything = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? everything(element.shadowRoot) : []),
      ])
    const look = (element: Element) => {
      const { outlineStyle, outlineWidth, borderTopWidth, borderTopColor, color } = getComputedStyle(element)
      return JSON.stringify([outlineStyle, outlineWidth, borderTopWidth, borderTopColor, color])
    }
    const isOurs = (element: Element) =>
      document.querySelector('.chuhai') || element.getRootNode() !== document
    const all = everything(document).filter((element) => isOurs(element) && element.checkVisibility())
    return all
      .filter(isMarked)
      .filter((marked) =>
        all.some(
          (other) =>
            !isMarked(other) &&
            other.localName === marked.localName &&
            other.className === marked.className &&
            other.getRootNode() === marked.getRootNode() &&
            other.getAttribute('role') === marked.getAttribute('role') &&
            other.parentElement?.className === marked.parentElement?.className &&
            look(other) === look(marked),
        ),
      )
      .map((marked) => `${marked.localName}.${marked.className} ${marked.textContent?.trim().slice(0, 20)}`)
  }, states)

for (const path of [...pages, '/embed', '/news?page=2'])
  test(`in a contrast theme what is chosen on ${path} can be seen`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await unseen(page)).toEqual([])
  })

test('in a contrast theme the option that the arrows are on, and the topic that is open, can be seen', async ({
  page,
}) => {
  await page.goto(addresses.partner)
  await boxOn(page).entry('在线咨询').click()
  const form = boxOn(page).panel('在线咨询')
  await form.getByRole('combobox', { name: /职位/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').filter({ visible: true }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  expect(await unseen(page)).toEqual([])
  await page.keyboard.press('Enter')
  await form.getByRole('combobox', { name: /咨询内容/ }).click()
  await expect(page.getByRole('dialog', { name: /咨询内容/ })).toBeVisible()
  expect(await unseen(page)).toEqual([])
})

test('in a contrast theme the day of a calendar and the region of a list can be seen', async ({ page }) => {
  await signInAtPartner(page, 'demo')
  const form = await openOrganisation(page)
  await form.getByRole('button', { name: '选择日期' }).click()
  await expect(page.getByRole('dialog', { name: '选择日期' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  expect(await unseen(page)).toEqual([])
  await page.keyboard.press('Escape')
  await form.getByRole('combobox', { name: /所在地区/ }).click()
  await page.getByRole('option', { name: '浙江省', exact: true }).click()
  await expect(page.getByRole('option', { name: '宁波市', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  expect(await unseen(page)).toEqual([])
})

test('in a contrast theme the step and the track of a sign-up can be seen', async ({ page }) => {
  await beginSignUp(page, 'captain11')
  expect(await unseen(page)).toEqual([])
})

test('in a contrast theme the chapter and the line of a video can be seen', async ({ page }) => {
  await page.goto('/videotest/detail?id=1001')
  await press(page.getByRole('link', { name: /^播放：/ }))
  await expect(page.locator('.transcript [aria-current]')).toBeVisible()
  expect(await unseen(page)).toEqual([])
})
