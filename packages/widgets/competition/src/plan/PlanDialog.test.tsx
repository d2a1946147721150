import { getRegistration, type Registration, savePlan } from '@chuhai/contract/competition'
import { getUserInfo } from '@chuhai/contract/user'
import { CallError } from '@chuhai/core'
import type { UploadOptions, upload as uploadTo } from '@chuhai/core/upload'
import { LocaleProvider } from '@chuhai/ui'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestCore } from '../testing/core'
import { accepted, cuckoo, inReview, rejected } from '../testing/registrations'
import { visitor } from '../testing/visitor'
import { PlanDialog, type PlanDialogProps } from './PlanDialog'

const file = (name = '布谷鸟计划书.pdf', bytes = 2_516_582) => {
  const one = new File(['x'], name)
  Object.defineProperty(one, 'size', { value: bytes })
  return one
}
const savedAt = '2026-11-22T02:00:00.000Z'
const address = '/files/abc.pdf'
const withPlan = (name = '布谷鸟计划书.pdf'): Registration => ({
  ...accepted,
  version: 4,
  plan: { address, name, savedAt },
})

/** A store of files that answers when the test says so. */
const createFileStore = () => {
  const sent: { file: File; options: UploadOptions; arrive(): void; fail(error: Error): void }[] = []
  const upload = ((_core, _endpoint, one, options = {}) =>
    new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason))
      const arrive = () => resolve({ address, name: one.name } as never)
      sent.push({ file: one, options, arrive, fail: reject })
    })) as typeof uploadTo
  return { upload, sent }
}

const Demo = (props: PlanDialogProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <PlanDialog
      {...props}
      isOpen={isOpen}
      onClose={() => {
        props.onClose()
        setIsOpen(false)
      }}
    />
  )
}

const show = (registration: Registration | null, locale: 'zh-CN' | 'en' = 'zh-CN') => {
  const core = createTestCore({ registration, serve: (one) => one.answer(savePlan, withPlan()) }, { locale })
  const { server } = core
  const store = createFileStore()
  const onClose = vi.fn()
  const onSignUp = vi.fn()
  const props = { core, editionId: 6, onClose, onSignUp, upload: store.upload }
  const { container } = render(
    <LocaleProvider locale={locale}>
      <Demo {...props} isOpen />
    </LocaleProvider>,
  )
  const choose = async (one = file()) => {
    await screen.findByRole('group', { name: /^(计划书|Plan)$/ })
    const input = container.querySelector('input[type=file]') as HTMLInputElement
    fireEvent.change(input, { target: { files: [one] } })
  }
  const latest = () => store.sent.at(-1) as (typeof store.sent)[number]
  const saves = () => server.requests.filter(({ path }) => path === savePlan.path)
  return { core, server, onClose, onSignUp, choose, latest, saves, sent: store.sent, user: userEvent.setup() }
}
const button = (name: string) => screen.findByRole('button', { name })
const notice = (core: { notices: { $notice: { get(): unknown } } }) => core.notices.$notice.get()

afterEach(cleanup)

describe('a team that is not accepted', () => {
  it.each([
    ['no registration', null, '请先完成报名', '立即报名'],
    ['正在报名', cuckoo, '请先完成报名', '立即报名'],
    ['待审核', inReview, '报名审核中，请等待', '查看报名'],
    ['未通过', rejected, '请修改后重新提交', '去修改'],
  ])('%s: shows the reason and the next action', async (_, registration, text, way) => {
    const { user, onSignUp } = show(registration)
    const shown = await screen.findByText(text)
    expect(shown.closest('[role=status]')).toBeTruthy()
    expect(screen.queryByRole('group')).toBeNull()
    await user.click(await button(way))
    expect(onSignUp).toHaveBeenCalledOnce()
  })

  it('is told why it was rejected', async () => {
    show(rejected)
    expect(await screen.findByText(`未通过原因：${rejected.auditReason}`)).toBeTruthy()
  })

  it('is told in English where that is asked for', async () => {
    show(null, 'en')
    expect(await screen.findByText('Please sign up first', { selector: '.ch-plan__status' })).toBeTruthy()
  })
})

describe('the plan of an accepted team', () => {
  it('is stored, added to the registration, and shown with name, size and time', async () => {
    const { core, choose, latest, saves } = show(accepted)
    await choose()
    act(() => latest().options.onProgress?.(0.5))
    expect(screen.getByText('上传中 50%')).toBeTruthy()
    await act(async () => latest().arrive())
    expect(await screen.findByText('布谷鸟计划书.pdf', { selector: '.ch-file__name' })).toBeTruthy()
    expect(screen.getByText('2.4M，2026-11-22 10:00 上传')).toBeTruthy()
    expect(saves().map(({ body }) => body)).toEqual([{ editionId: 6, address }])
    expect(notice(core)).toMatchObject({ kind: 'success', text: '上传成功' })
  })

  it('is shown when it is opened again, and can be replaced', async () => {
    const { server, choose, latest } = show(withPlan('初稿.docx'))
    expect(await screen.findByText('初稿.docx')).toBeTruthy()
    expect(await button('更换文件')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
    server.answer(savePlan, withPlan('终稿.pdf'))
    await choose(file('终稿.pdf'))
    await act(async () => latest().arrive())
    expect(await screen.findByText('终稿.pdf', { selector: '.ch-file__name' })).toBeTruthy()
  })

  it.each([
    ['计划书.zip', 9, '只能上传pdf、doc、docx、ppt、pptx格式的文件'],
    ['计划书.pdf', 52_428_801, '文件大小不能超过50M'],
  ])('is not sent as %s of %i bytes', async (name, bytes, text) => {
    const { core, choose, sent } = show(accepted)
    await choose(file(name, bytes))
    expect(notice(core)).toMatchObject({ text })
    expect(sent).toHaveLength(0)
  })

  it('whose answer was lost is saved by the same key, and its file not sent again', async () => {
    const { server, choose, latest, saves, sent, user } = show(accepted)
    server.disconnect(savePlan)
    await choose()
    await act(async () => latest().arrive())
    expect((await screen.findAllByText('网络不通，请检查网络后重试')).length).toBeGreaterThan(0)
    server.answer(savePlan, withPlan())
    // Too soon, it is refused on this side and can be pressed again.
    await waitFor(async () => {
      const retry = screen.queryByRole('button', { name: '重试' })
      if (retry) await user.dblClick(retry)
      expect(screen.getByText('布谷鸟计划书.pdf', { selector: '.ch-file__name' })).toBeTruthy()
    })
    const keys = saves().map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it('that the server has lost is sent again', async () => {
    const { server, choose, latest, sent, user } = show(accepted)
    server.fail(savePlan, 'CUP_PLAN_UNKNOWN')
    await choose()
    await act(async () => latest().arrive())
    await user.click(await button('重试'))
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  it('that is refused for its content says why, and makes room for the next file', async () => {
    const { core, choose, latest, sent } = show(accepted)
    await choose()
    await act(async () => latest().fail(new CallError('CUP_PLAN_TYPE', 415, '只能上传pdf格式的文件')))
    expect((await screen.findAllByText('只能上传pdf格式的文件')).length).toBeGreaterThan(0)
    expect(notice(core)).toMatchObject({ kind: 'error', text: '只能上传pdf格式的文件' })
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
    await choose()
    expect(sent).toHaveLength(2)
  })

  it('asks to sign in where the session is over, in words', async () => {
    const { choose, latest } = show(accepted)
    await choose()
    await act(async () => latest().fail(new CallError('UNAUTHORIZED', 401, '401_UNAUTHORIZED')))
    expect((await screen.findAllByText('请登录后重试')).length).toBeGreaterThan(0)
  })

  it('is replaced by the status of a registration that is no longer accepted', async () => {
    const { core, server, choose, latest } = show(accepted)
    await choose()
    server.fail(savePlan, 'CUP_RESUBMIT').answer(getRegistration, rejected)
    await act(async () => latest().arrive())
    expect(await screen.findByText('请修改后重新提交', { selector: '.ch-plan__status' })).toBeTruthy()
    expect(notice(core)).toMatchObject({ text: '报名未通过，请修改后重新提交' })
  })
})

describe('closing during an upload', () => {
  it('asks first, and stops it', async () => {
    const { choose, latest, onClose, user } = show(accepted)
    await choose()
    await user.click((await screen.findAllByRole('button', { name: '关闭' }))[0] as HTMLElement)
    const asked = await screen.findByRole('dialog', { name: '停止上传？' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('取消'))
    expect(onClose).not.toHaveBeenCalled()
    await user.click(within(asked).getByRole('button', { name: '停止上传' }))
    expect(onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(latest().options.signal?.aborted).toBe(true))
  })

  it('stops asking once the upload has ended', async () => {
    const { choose, latest, onClose, user } = show(accepted)
    await choose()
    await user.click((await screen.findAllByRole('button', { name: '关闭' }))[0] as HTMLElement)
    await screen.findByRole('dialog', { name: '停止上传？' })
    await act(async () => latest().arrive())
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '停止上传？' })).toBeNull())
    await user.click((await screen.findAllByRole('button', { name: '关闭' }))[0] as HTMLElement)
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('a registration that cannot be loaded', () => {
  it('says so, and is asked for again', async () => {
    const core = createTestCore({ registration: accepted, serve: (one) => one.disconnect(getRegistration) })
    const { server } = core
    const close = () => undefined
    render(<PlanDialog core={core} editionId={6} isOpen onClose={close} onSignUp={close} />)
    const retry = await button('重试')
    server.answer(getRegistration, accepted)
    await userEvent.click(retry)
    expect(await screen.findByText('布谷鸟')).toBeTruthy()
  })

  it('is loaded again when the network is back', async () => {
    const core = createTestCore({ registration: accepted, serve: (one) => one.disconnect(getRegistration) })
    const { server } = core
    const close = () => undefined
    render(<PlanDialog core={core} editionId={6} isOpen onClose={close} onSignUp={close} />)
    await button('重试')
    server.answer(getRegistration, accepted)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('布谷鸟')).toBeTruthy()
  })

  it('is loaded once the visitor has signed in again', async () => {
    const core = createTestCore({
      registration: accepted,
      serve: (one) => one.fail(getRegistration, 'UNAUTHORIZED'),
    })
    const { server } = core
    const close = () => undefined
    render(<PlanDialog core={core} editionId={6} isOpen onClose={close} onSignUp={close} />)
    await waitFor(() => expect(core.signOn.$request.get()).not.toBeNull())
    server.answer(getRegistration, accepted).answer(getUserInfo, visitor)
    await act(async () => void (await core.session.enter()))
    expect(await screen.findByText('布谷鸟')).toBeTruthy()
  })
})
