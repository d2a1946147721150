// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchOutsideLinks } from './outside-links'

const track = { pageView: vi.fn(), event: vi.fn() }
const stop = watchOutsideLinks(document, track)

const press = (href: string) => {
  document.body.innerHTML = `<a href="${href}"><b>去</b></a>`
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

beforeEach(() => history.replaceState(null, '', '/siteBuild'))
afterEach(() => {
  vi.clearAllMocks()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

it('records the page from which a visitor follows a link to another site', () => {
  press('https://www.17track.net/')
  expect(track.event).toHaveBeenCalledExactlyOnceWith('outsideLinkFollowed', '/siteBuild')
})

it.each(['/news', 'tel:400-826-0571', 'mailto:hello@chuhai.example'])('records no press on %s', (href) => {
  press(href)
  expect(track.event).not.toHaveBeenCalled()
})

it('stops', () => {
  stop()
  press('https://www.17track.net/')
  expect(track.event).not.toHaveBeenCalled()
})
