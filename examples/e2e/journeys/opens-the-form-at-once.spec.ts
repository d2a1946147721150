import { expect, type Page, test } from '@playwright/test'
import { boxOn } from '../box'
import { addresses } from '../services'

/** The names of the files that the page asks our server for from now on, each once. */
const watchFiles = (page: Page) => {
  const files = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/widgets\/(?:.*\/)?([\w-]+-[\w-]{7}\.js)$/.exec(request.url()) ?? []
    if (name) files.add(name)
  })
  return files
}
const named = (files: Set<string>) => [...files].map((file) => file.replace(/-.{7}\.js$/, '')).sort()

const openForm = async (page: Page) => {
  await boxOn(page).entry('在线咨询').click()
  await expect(boxOn(page).panel('在线咨询').getByLabel(/^姓名/)).toBeVisible()
}

test('the form opens with three files', async ({ page }) => {
  await page.goto(addresses.partner)
  await expect(boxOn(page).entry('在线咨询')).toBeVisible()
  const files = watchFiles(page)
  // By the page itself: a pointer would have come near.
  await page.evaluate(() => window.Chuhai?.('open', 'consultation'))
  const name = boxOn(page).panel('在线咨询').getByLabel(/^姓名/)
  await expect(name).toBeVisible()
  expect(named(files)).toEqual(['base', 'form', 'panels'])
})

test('the files of the form are kept by browsers and by later versions of the server', async ({ page }) => {
  const answers: Promise<string | null>[] = []
  page.on('response', (response) => {
    if (/-[\da-f]{7}\.js$/.test(response.url())) answers.push(response.headerValue('cache-control'))
  })
  await page.goto(addresses.partner)
  await openForm(page)
  const kept = await Promise.all(answers)
  expect(kept.length).toBeGreaterThan(2)
  expect(new Set(kept)).toEqual(new Set(['public, max-age=31536000, immutable']))
})

test('a pointer that comes near has the form fetched, and a press fetches nothing more for it', async ({
  page,
}) => {
  await page.goto(addresses.partner)
  const rail = page.locator('chuhai-help-box .ch-rail__entries')
  await expect(rail).toBeVisible()
  const files = watchFiles(page)
  const { x, y, height } = (await rail.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.mouse.move(x - 300, y + height / 2)
  expect(named(files)).toEqual([])
  await page.mouse.move(x - 30, y + height / 2)
  await expect.poll(() => named(files)).toEqual(['base', 'form', 'panels'])
  await openForm(page)
  expect(named(files)).toEqual(['base', 'form', 'panels'])
})

const failures = {
  'with an error': { status: 500, contentType: 'text/plain', body: 'no' },
  'cut short': { contentType: 'text/javascript', body: 'export const' },
  'as a page of HTML': { contentType: 'text/html', body: '<!doctype html><title>Error</title>' },
}
for (const [how, answer] of Object.entries(failures)) {
  test(`the form opens although each of its files comes ${how} once`, async ({ page }) => {
    const files = watchFiles(page)
    await page.goto(addresses.partner)
    await openForm(page)
    for (const file of [...files])
      await test.step(file, async () => {
        let isFailed = false
        await page.route(`**/${file}`, (route) => {
          if (isFailed) return route.continue()
          isFailed = true
          return route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } })
        })
        await page.reload()
        await openForm(page)
        expect(isFailed).toBe(true)
        await page.unroute(`**/${file}`)
      })
  })
}
