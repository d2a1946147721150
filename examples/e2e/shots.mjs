import { chromium } from '@playwright/test'

const base = 'http://localhost:4000'
const errors = []
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
})
const pages = {
  home: '/',
  site: '/crossBorderSiteGuide/detail?id=10101',
  notfound: '/nowhere',
  search: '/search?q=電商培訓',
  course: '/school/detail?id=303',
  contact: '/contactUs',
  provider: '/serviceProvider',
  news: '/news/detail?id=101',
  list: '/activity/list',
}
for (const [w, h] of [
  [1280, 800],
  [375, 760],
]) {
  const context = await browser.newContext({
    viewport: { width: w, height: h },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && errors.push(page.url() + ' ' + m.text()))
  page.on(
    'request',
    (r) =>
      !r.url().startsWith(base) &&
      !r.url().startsWith('data') &&
      !r.url().startsWith('blob') &&
      errors.push('foreign ' + r.url()),
  )
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(base + path)
    await page.locator('html[data-ready]').waitFor()
    await page.waitForLoadState('networkidle')
    if (name === 'site') await page.locator('#appraisal').scrollIntoViewIfNeeded()
    await page.waitForTimeout(600)
    await page.screenshot({
      path: `/tmp/shots/${name}-${w}.png`,
      fullPage: name !== 'home' && name !== 'site',
    })
  }
  await page.goto(base + '/')
  await page.locator('html[data-ready]').waitFor()
  if (w === 1280) {
    const field = page.getByRole('combobox').first()
    await field.fill('亚马逊')
    await page.locator('[role=listbox]').waitFor()
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/shots/suggest-${w}.png` })
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: '在线咨询' }).first().click()
  await page.waitForTimeout(1200)
  await page.screenshot({ path: `/tmp/shots/box-${w}.png` })
  await context.close()
}
console.log(errors.join('\n') || 'no errors')
await browser.close()
