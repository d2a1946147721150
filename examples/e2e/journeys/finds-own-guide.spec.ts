import { expect, type Locator, type Page, test } from '@playwright/test'
import { logInAt, signOnFrame } from '../account'
import { expectAccessible } from '../axe'
import { holdRequests } from '../hold-requests'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { pressText } from '../press'
import { addresses } from '../services'

const ours = [addresses.university, addresses.portal, addresses.signOn]

const guideOn = (page: Page) => page.getByRole('dialog', { name: '建立跨境专属导航' })
const card = (page: Page) => page.getByRole('region', { name: '建立跨境专属导航' })

/** Chooses the first option of every open question. */
const answerAll = async (dialog: Locator) => {
  for (const question of await dialog.getByRole('group').all()) {
    if (await question.locator(':checked').count()) continue
    await pressText(question.locator('label').first())
  }
}

test('a student signs in, answers across a reload, and sees the result', async ({ page }) => {
  test.slow()
  const pageErrors = recordPageErrors(page, ours)
  await page.goto(`${addresses.university}/innovation.html`)
  const start = card(page).getByRole('button', { name: '开始评测' })
  await page.locator('chuhai-evaluation').scrollIntoViewIfNeeded()
  await start.click()
  await logInAt(signOnFrame(page), own('evaluator'))
  const dialog = guideOn(page)
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await expectAccessible(page, 'chuhai-evaluation')

  // Nothing is sent while a question is open; the first open one gets the focus.
  await pressText(dialog.getByRole('group').first().locator('label').nth(1))
  await dialog.getByRole('button', { name: '提交' }).click()
  const second = dialog.getByRole('group').nth(1)
  await expect(second.getByText('请选择')).toBeVisible()
  await expect(second.locator('input').first()).toBeFocused()

  // The choices outlive a reload and closing the dialog.
  await page.reload()
  await page.locator('chuhai-evaluation').scrollIntoViewIfNeeded()
  await start.click()
  await expect(dialog.getByRole('group').first().getByRole('radio').nth(1)).toBeChecked()
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(dialog).toBeHidden()
  await start.click()
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  await answerAll(dialog)

  // A double click submits once, and closing the dialog does not cancel it.
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/nav/home/assess')) sent.push(request.url())
  })
  const releaseResult = await holdRequests(page, '**/api/nav/home/query/assess')
  await dialog.getByRole('button', { name: '提交' }).dblclick()
  await expect(dialog.getByRole('heading', { name: '评测中' })).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toBeHidden()
  releaseResult()
  await card(page).getByRole('button').first().click()
  await expect(dialog.getByText('您现在的位置', { exact: true })).toBeVisible()
  expect(sent).toHaveLength(1)

  const special = dialog.getByRole('link', { name: /^前往专属导航/ })
  await expect(special).toHaveAttribute(
    'href',
    new RegExp(`^${addresses.portal}/crossBorderSiteGuide/specialGuide\\?id=\\d+$`),
  )
  await expect(special).toHaveAttribute('target', '_blank')
  await expect(
    dialog.getByRole('list', { name: '各项能力，满分 100' }).getByRole('listitem'),
  ).not.toHaveCount(0)
  await expectAccessible(page, 'chuhai-evaluation')
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(card(page).getByRole('link', { name: /^前往专属导航/ })).toBeVisible()
  expect(pageErrors.problems).toEqual([])
})
