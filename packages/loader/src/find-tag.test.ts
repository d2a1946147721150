import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { filesOf, findTag } from './find-tag'

const warn = vi.fn()
const portal = 'https://portal.test'

/** A script of the page, the one that runs. */
const run = (src: string, data: Record<string, string> = {}) => {
  const script = document.createElement('script')
  if (src) script.src = src
  Object.assign(script.dataset, data)
  document.head.append(script)
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  return script
}

beforeEach(() => {
  document.head.replaceChildren()
  warn.mockClear()
})
afterEach(() => void Reflect.deleteProperty(document, 'currentScript'))

describe('our tag', () => {
  it.each([`${portal}/widgets/help-box.js`, `${portal}/widgets/help-box.js?v=2`])(
    'is known by its address %s, and has the other files beside it',
    (src) => {
      const script = run(src)
      expect(findTag(document, 'help-box.js', warn)).toBe(script)
      expect(filesOf(script, 'help-box.js', 'https://other.test')).toBe(`${portal}/widgets/`)
    },
  )

  it.each([
    'https://shop.test/js/help-box.js',
    'https://shop.test/assets/chuhai.4f1c.js',
    'https://shop.test/widgets/vendor/help-box.js',
  ])('is known at %s by data-base, and has the other files at the portal', (src) => {
    const script = run(src, { base: portal })
    expect(findTag(document, 'help-box.js', warn)).toBe(script)
    expect(filesOf(script, 'help-box.js', portal)).toBe(`${portal}/widgets/`)
    expect(warn).not.toHaveBeenCalled()
  })

  it('is known under the address of its hash, and has the other files where those of all versions are', () => {
    const script = run(`${portal}/widgets/0123456789abcdef/help-box.js`)
    expect(findTag(document, 'help-box.js', warn)).toBe(script)
    expect(filesOf(script, 'help-box.js', portal)).toBe(`${portal}/widgets/`)
  })

  it('is found when it is not the script that runs, as tag managers have it', () => {
    const script = run(`${portal}/widgets/help-box.js`)
    run('https://shop.test/manager.js')
    expect(findTag(document, 'help-box.js', warn)).toBe(script)
  })
})

describe('a file that cannot know where it comes from says so once', () => {
  it.each([
    ['https://shop.test/bundle.js', 'run by its tag, not by https://shop.test/bundle.js.'],
    ['', 'run by its tag.'],
  ])('when it was merged into "%s"', (src, what) => {
    run(src)
    expect(findTag(document, 'help-box.js', warn)).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls[0]?.[0]).toContain('help-box.js must stay a file of its own, run by its tag')
    expect(warn.mock.calls[0]?.[0]).toContain(what)
  })

  it('when it was copied without data-base', () => {
    run('https://shop.test/js/help-box.js?v=2')
    expect(findTag(document, 'help-box.js', warn)).toBeNull()
    expect(warn.mock.calls).toEqual([
      ['https://shop.test/js/help-box.js?v=2 is a copy. Its tag needs data-base="https://…".'],
    ])
  })
})
