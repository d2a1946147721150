import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../doubles/memory-storage'
import { createSafeStorage } from '../storage/safe-storage'
import { createDrafts } from './drafts'

const setUp = () => {
  const inner = createMemoryStorage()
  const open = () => createDrafts(createSafeStorage(() => inner))
  return { inner, drafts: open(), afterReload: open }
}

describe('a draft', () => {
  afterEach(() => {
    delete (Array.prototype as { toJSON?: unknown }).toJSON
  })

  it('is nothing before anything is written', () => {
    expect(setUp().drafts.open('form').read()).toBeNull()
  })

  it('survives a reload', () => {
    const { drafts, afterReload } = setUp()
    drafts.open('form').write({ name: '陈静怡', sections: ['海外仓'] })
    expect(afterReload().open('form').read()).toEqual({ name: '陈静怡', sections: ['海外仓'] })
  })

  it('is shared by name only', () => {
    const { drafts } = setUp()
    drafts.open('a').write(1)
    expect([drafts.open('a').read(), drafts.open('b').read()]).toEqual([1, null])
  })

  it('goes with all others of the tab, and takes along nothing else', () => {
    const { drafts } = setUp()
    sessionStorage.setItem('theirs', 'chuhai.draft.')
    const own = createDrafts(createSafeStorage(() => sessionStorage))
    for (const all of [own, drafts]) {
      all.open('a').write(1)
      all.open('b').write(2)
      all.clear()
      expect([all.open('a').read(), all.open('b').read()]).toEqual([null, null])
    }
    expect(Object.keys(sessionStorage)).toEqual(['theirs'])
    sessionStorage.clear()
  })

  it('goes with those whose name starts the same', () => {
    const { drafts } = setUp()
    drafts.open('sign-on').write(1)
    drafts.open('sign-on.subscribe').write(2)
    drafts.open('form').write(3)
    drafts.clear('sign-on')
    expect(['sign-on', 'sign-on.subscribe', 'form'].map((name) => drafts.open(name).read())).toEqual([
      null,
      null,
      3,
    ])
  })

  it('tells those who show it when all are cleared, until they ask for no more', () => {
    const { drafts } = setUp()
    let told = 0
    const end = drafts.onCleared(() => {
      told += 1
    })
    drafts.clear('sign-on')
    expect(told).toBe(0)
    drafts.clear()
    end()
    drafts.clear()
    expect(told).toBe(1)
  })

  it('is gone when it is cleared', () => {
    const { drafts, inner } = setUp()
    const draft = drafts.open('form')
    draft.write({ a: 1 })
    expect(inner.getItem('chuhai.draft.form')).toBe('{"a":1}')
    draft.clear()
    expect([draft.read(), inner.getItem('chuhai.draft.form')]).toEqual([null, null])
  })

  it.each(['', '{', 'undefined', '<html>'])('is nothing where the storage holds "%s"', (garbage) => {
    const { drafts, inner } = setUp()
    inner.setItem('chuhai.draft.form', garbage)
    expect(drafts.open('form').read()).toBeNull()
  })

  it('is whole on pages whose lists have a toJSON', () => {
    Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => '[]' })
    const { drafts, afterReload } = setUp()
    drafts.open('form').write({ sections: ['海外仓'] })
    expect(afterReload().open<{ sections: string[] }>('form').read()?.sections[0]).toBe('海外仓')
  })
})
