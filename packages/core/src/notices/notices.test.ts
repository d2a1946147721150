import { describe, expect, it } from 'vitest'
import { createFakeCore } from '../testing'

describe('notices', () => {
  it.each([
    ['success', '操作成功！', 1000],
    ['warning', '请注意', 2000],
    ['error', '系统错误，请稍后再试！', 2000],
  ] as const)('say %s by default with its text and for its time', (kind, text, durationMs) => {
    const { notices } = createFakeCore()
    notices[kind]()
    expect(notices.$notice.get()).toEqual({ id: 1, kind, text, durationMs })
  })

  it('say the text they are given', () => {
    const { notices } = createFakeCore()
    notices.success('上传成功')
    expect(notices.$notice.get()?.text).toBe('上传成功')
  })

  it('speak the language of the moment', () => {
    const core = createFakeCore({}, { locale: 'en' })
    core.notices.error()
    expect(core.notices.$notice.get()?.text).toBe('System error, please try again later')
    core.locale.set('zh-CN')
    core.notices.success()
    expect(core.notices.$notice.get()?.text).toBe('操作成功！')
  })

  it('come one at a time, the later in place of the earlier', () => {
    const { notices } = createFakeCore()
    notices.success()
    notices.error()
    expect(notices.$notice.get()).toMatchObject({ id: 2, kind: 'error' })
  })

  it('go when they are dismissed, but not when an earlier one is', () => {
    const { notices } = createFakeCore()
    notices.success()
    notices.error()
    notices.dismiss(1)
    expect(notices.$notice.get()?.id).toBe(2)
    notices.dismiss(2)
    expect(notices.$notice.get()).toBeNull()
  })
})
