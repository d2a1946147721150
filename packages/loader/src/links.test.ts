import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const page: Window & { Chuhai?: unknown } = window
const links = () => [...document.querySelectorAll('a')].map((link) => [link.textContent, link.href])
const warn = vi.fn()

/** The page of a browser below the promise: our tag has run, and imported the file. */
const open = async (html: string, file = 'loader.js', data = {}) => {
  document.body.innerHTML = html
  const tag = document.createElement('script')
  tag.src = `https://portal.test/widgets/${file}`
  Object.assign(tag.dataset, data)
  document.head.replaceChildren(tag)
  await import('./links')
}

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})
afterEach(() => {
  document.body.replaceChildren()
  page.Chuhai = undefined
  warn.mockClear()
})

it('each element that its author has left empty gets a link, also one that comes later', async () => {
  await open('<chuhai-consultation></chuhai-consultation><chuhai-login> </chuhai-login><p></p>')
  expect(links()).toEqual([
    ['联系我们', 'https://portal.test/contactUs'],
    ['登录', 'https://portal.test/login'],
  ])
  document.body.append(document.createElement('chuhai-inbox'))
  await vi.waitFor(() => expect(links()).toHaveLength(3))
})

it("an author's own content stays", async () => {
  await open('<chuhai-evaluation>请来电 0574-8888</chuhai-evaluation>')
  expect(document.body.textContent).toBe('请来电 0574-8888')
})

it('in place of the box there is a link at its corner, in the language of the tag', async () => {
  await open('<chuhai-help-box></chuhai-help-box>', 'help-box.js', { locale: 'en', side: 'left' })
  expect(links()).toEqual([['Contact us', 'https://portal.test/contactUs']])
  const { style } = document.querySelector('a') as HTMLAnchorElement
  expect([style.position, style.bottom, style.left]).toEqual(['fixed', '24px', '12px'])
})

it("the console is told once, and buttons of the page that say Chuhai('open') do not fail", async () => {
  await open('')
  expect(warn).toHaveBeenCalledOnce()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('[chuhai] This browser is too old'))
  expect(page.Chuhai).toBeTypeOf('function')
})
