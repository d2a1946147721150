import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const base = 'http://localhost:5200'
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({ permissions: ['local-network-access'] })
const page = await context.newPage()
const html = readFileSync('/work/main/examples/e2e/hosts/changed-prototypes.html', 'utf8').replaceAll(
  'http://localhost:4000',
  base,
)
await page.route('http://127.0.0.1:5202/host.html', (r) =>
  r.fulfill({ contentType: 'text/html', body: html }),
)
page.on('console', (m) => console.log('console', m.text()))
page.on('pageerror', (e) => console.log('pageerror', e.message))
await page.goto('http://127.0.0.1:5202/host.html')

const files = readFileSync('/work/main/packages/loader/dist/widgets/help-box.js', 'utf8').match(
  /(parts\/form-[\w-]+\.js|base-[\w-]+\.js|parts\/panels-[\w-]+\.js)/g,
)
for (const f of new Set(files))
  console.log(
    f,
    await page.evaluate(
      (u) =>
        import(u).then(
          () => 'ok',
          (e) => String(e.stack),
        ),
      base + '/widgets/' + f,
    ),
  )
process.exit(0)
