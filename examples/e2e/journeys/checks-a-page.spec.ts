import { expect, type Page, test } from '@playwright/test'
import { boxOn } from '../box'
import { openHost, openWithout } from '../hosts'
import { addresses } from '../services'

// A page served by page.route has no network address, so Chromium requires this permission for requests to localhost.
test.use({ permissions: ['local-network-access'] })

interface Report {
  launcherMs: number | null
  findings: { code: string; facts: Record<string, string> }[]
}

const checkOn = async (page: Page): Promise<Report> => {
  await expect(boxOn(page).entry('在线咨询')).toBeAttached()
  return page.evaluate(() => (window as unknown as { Chuhai: { check(): Promise<Report> } }).Chuhai.check())
}

test('a webmaster is told every mistake on a page, and shares the report', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => void lines.push(message.text()))
  await openHost(page, 'mistakes')
  await expect(boxOn(page).entry('在线咨询')).toBeAttached()
  // A banner that comes later is above the box, which has the highest layer as well.
  await page.evaluate(() => document.body.append(document.getElementById('banner') as HTMLElement))
  const { findings } = await checkOn(page)
  expect(findings.map(({ code }) => code).sort()).toEqual([
    'ATTRIBUTE_INVALID',
    'ATTRIBUTE_MISSING',
    'ATTRIBUTE_UNKNOWN',
    'BOX_COVERED',
    'ELEMENT_UNKNOWN',
    'POLICY_FRAMES',
    'POLICY_MISSING',
    'TAG_BLOCKING',
    'TAG_SETTING_INVALID',
    'TAG_SETTING_UNKNOWN',
    'TAG_TWICE',
  ])
  const policy = findings.find(({ code }) => code === 'POLICY_MISSING')
  expect(policy?.facts.line).toBe(`connect-src 'self' ${addresses.portal}`)
  expect(findings.find(({ code }) => code === 'BOX_COVERED')?.facts.by).toBe('div#banner.cookies')

  const address = /http\S+#report=\S+/.exec(lines.find((line) => line.includes('#report=')) ?? '')?.[0] ?? ''
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: '自检报告' })).toBeVisible()
  await expect(page.getByText('没有 <chuhai-consultaton> 这个元素')).toBeVisible()
})

test('a page with a strict policy and the tag alone has nothing to mend', async ({ page }) => {
  await page.goto(addresses.partner)
  const { findings, launcherMs } = await checkOn(page)
  expect(findings).toEqual([])
  expect(launcherMs).toBeGreaterThan(0)
})

test('the self-check names the sign-in host that the policy of a page lacks', async ({ page }) => {
  await openWithout(page, `${addresses.partner}/news.html`, addresses.signOn)
  const { findings } = await checkOn(page)
  const line = `frame-src ${addresses.portal} ${addresses.signOn}`
  expect(findings).toEqual([
    { code: 'POLICY_SIGN_ON', facts: { hosts: addresses.signOn, directive: 'frame-src', line } },
  ])
})

test('the generator shows the widget in a page as it will be', async ({ page }) => {
  await page.goto(`${addresses.portal}/embed`)
  await expect(
    page.getByRole('region', { name: 'CSP' }).getByText(`frame-src ${addresses.portal} ${addresses.signOn}`),
  ).toBeVisible()
  const inner = page.frameLocator('iframe[title="组件在网页里的样子"]')
  await expect(inner.locator('chuhai-help-box nav')).toHaveAttribute('data-side', 'right')
  await page.getByRole('link', { name: '左边' }).click()
  await expect(inner.locator('chuhai-help-box nav')).toHaveAttribute('data-side', 'left')
  await page.getByRole('link', { name: '在线咨询', exact: true }).click()
  // What is out of sight is not loaded.
  await page.getByTitle('组件在网页里的样子').scrollIntoViewIfNeeded()
  await expect(inner.getByLabel(/^手机号/)).toBeVisible()
  await page.goBack()
  await expect(inner.locator('chuhai-help-box nav')).toHaveAttribute('data-side', 'left')
})
