import { dialogCloseEventDelayMs } from '@chuhai/contract/constants'
import type { Locale } from '@chuhai/contract/locale'
import { createOrganisation } from '@chuhai/contract/organisation'
import { getRegionTree } from '@chuhai/contract/region'
import { getUserInfo } from '@chuhai/contract/user'
import { createFakeCore, createMemoryStorage, createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AddOrganisationDialog } from './AddOrganisationDialog'
import type { OrganisationValues } from './dialog/form'
import type { AddOrganisationDialogProps } from './dialog/OrganisationDialog'
import { regionTree, threeOrganisations, userOf, validValues } from './testing'

const created = { orgId: 'org-9', orgName: validValues.orgName }

interface Scene {
  values?: Partial<OrganisationValues>
  locale?: Locale
  sessionStorage?: ReturnType<typeof createMemoryStorage>
}

/** The page that owns the dialog: a button opens it. */
const Page = ({ onClose, ...props }: Omit<AddOrganisationDialogProps, 'isOpen'>) => {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    onClose()
    setIsOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        打开
      </button>
      <AddOrganisationDialog {...props} isOpen={isOpen} onClose={close} />
    </>
  )
}

const show = async ({ values, locale = 'zh-CN', sessionStorage = createMemoryStorage() }: Scene = {}) => {
  const server = createServerDouble()
  const core = createFakeCore({}, { server, locale, sessionStorage, user: userOf() })
  server
    .answer(getRegionTree, regionTree)
    .answer(createOrganisation, created)
    .answer(getUserInfo, userOf([...threeOrganisations, created]))
  if (values) core.drafts.open('organisation.form').write({ values: { ...validValues, ...values } })
  const heard = { onClose: vi.fn(), onClosed: vi.fn(), onCreated: vi.fn() }
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Page core={core} {...heard} />
    </Activity>
  )
  const { rerender } = render(page('visible'))
  const turn = (mode: 'visible' | 'hidden') => act(async () => rerender(page(mode)))
  const user = userEvent.setup()
  const open = async () => {
    await user.click(screen.getByText('打开'))
    return screen.findByRole('dialog')
  }
  await open()
  await act(async () => void (await core.query(getRegionTree).load()))
  const sent = () => server.requests.filter(({ path }) => path === createOrganisation.path)
  return { server, core, user, open, sent, turn, ...heard }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const region = () => screen.getByRole<HTMLInputElement>('combobox', { name: '所在地区' })
const button = (name: string) => screen.getByRole('button', { name })
const submit = () => act(async () => button('提交').click())
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Returns the message of a field, which is read out with it. */
const messageAt = (control: HTMLElement) => {
  const id = control.getAttribute('aria-describedby')
  return id ? document.getElementById(id)?.textContent : undefined
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the dialog', () => {
  it('is 700 px wide, named, and begins with the name', async () => {
    await show()
    const dialog = screen.getByRole('dialog', { name: '新增主体' })
    expect(dialog.querySelector<HTMLElement>('.ch-dialog__panel')?.style.width).toBe('700px')
    expect(document.activeElement).toBe(field('企业名称'))
  })

  it('stays open when Escape is pressed, or the page beside it', async () => {
    const { user, onClose } = await show()
    await user.keyboard('{Escape}')
    const dialog = screen.getByRole('dialog')
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await user.pointer([{ keys: '[MouseLeft]', target: dialog }])
    expect(onClose).not.toHaveBeenCalled()
  })

  it.each(['取消', '关闭'])('is closed by %s, and says so 300 ms later', async (name) => {
    const { onClosed } = await show()
    vi.useFakeTimers({ shouldAdvanceTime: false })
    act(() => button(name).click())
    act(() => void vi.advanceTimersByTime(dialogCloseEventDelayMs - 1))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onClosed).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(onClosed).toHaveBeenCalledOnce()
  })

  it('is not said to be closed when it is opened again at once', async () => {
    const { onClosed } = await show()
    vi.useFakeTimers()
    act(() => button('取消').click())
    act(() => void vi.advanceTimersByTime(100))
    act(() => screen.getByText('打开').click())
    act(() => void vi.advanceTimersByTime(1000))
    expect(onClosed).not.toHaveBeenCalled()
  })

  it('keeps what was typed through 取消', async () => {
    const { user, open } = await show()
    await user.type(field('企业名称'), '青禾')
    await user.click(button('取消'))
    await isGone()
    await open()
    expect(field('企业名称').value).toBe('青禾')
  })

  it('shows region and licence again after a reload', async () => {
    await show({ values: {} })
    expect(region().value).toBe('浙江省 / 宁波市 / 余姚市')
    expect(screen.getByRole<HTMLImageElement>('img', { name: '营业执照' }).src).toContain(
      '/files/licence.jpg',
    )
    expect(button('放大查看')).toBeTruthy()
    expect(button('删除')).toBeTruthy()
  })
})

describe('a form that is not filled in', () => {
  it('says at each field what is missing, and focuses the first', async () => {
    const { sent } = await show()
    await submit()
    for (const name of ['企业名称', '统一社会信用代码', '详细地址'])
      expect(messageAt(field(name))).toBe('请输入')
    expect(messageAt(field('营业期限至'))).toBe('请选择')
    expect(messageAt(region())).toBe('请选择')
    expect(document.activeElement).toBe(field('企业名称'))
    expect(sent()).toHaveLength(0)
  })

  it('is checked as a field is left, and as it changes', async () => {
    const { user } = await show()
    await user.tab()
    expect(messageAt(field('企业名称'))).toBe('请输入')
    await user.type(field('企业名称'), '青')
    expect(messageAt(field('企业名称'))).toBeUndefined()
    await user.clear(field('企业名称'))
    expect(messageAt(field('企业名称'))).toBe('请输入')
  })

  it('says of a date that is none what is wrong with it', async () => {
    const { user } = await show()
    await user.type(field('营业期限至'), '明年')
    await user.tab()
    await submit()
    expect(messageAt(field('营业期限至'))).toBe('请输入正确的日期')
  })

  it('is not judged by the letters an input method composes from', async () => {
    await show()
    const name = field('企业名称')
    fireEvent.compositionStart(name)
    fireEvent.input(name, { target: { value: 'q'.repeat(101) } })
    expect(messageAt(name)).toBeUndefined()
    fireEvent.compositionEnd(name)
    expect(messageAt(name)).toBe('最多 100 个字')
  })
})

describe('regions that do not come', () => {
  it('say so where they are chosen, and come with 重试', async () => {
    const server = createServerDouble().disconnect(getRegionTree)
    const core = createFakeCore({}, { server, user: userOf() })
    render(<AddOrganisationDialog core={core} isOpen onClose={() => {}} />)
    const user = userEvent.setup()
    await screen.findByRole('dialog')
    await waitFor(() => expect(region().getAttribute('aria-busy')).toBeNull())
    await user.click(region())
    expect((await screen.findByRole('alert')).textContent).toContain('地区没有载入')
    server.answer(getRegionTree, regionTree)
    await user.click(button('重试'))
    await user.click(region())
    expect(await screen.findByRole('option', { name: '浙江省' })).toBeTruthy()
  })
})

describe('a submit', () => {
  it('creates, says so, tells the page and closes', async () => {
    const { core, onCreated, onClose } = await show({ values: {} })
    await submit()
    await isGone()
    expect(core.notices.$notice.get()).toMatchObject({ kind: 'success', text: '创建成功！' })
    expect(onCreated.mock.calls).toEqual([[created]])
    expect(onClose).toHaveBeenCalledOnce()
    expect(core.session.$user.get()?.userOrgInfoList).toContainEqual(created)
  })

  it('leaves an empty form for the next one', async () => {
    const { open } = await show({ values: {} })
    await submit()
    await isGone()
    await open()
    expect(field('企业名称').value).toBe('')
    expect(region().value).toBe('')
  })

  it('keeps the button busy while the request is in flight, and goes out once', async () => {
    const { server, sent } = await show({ values: {} })
    server.hang(createOrganisation)
    await submit()
    await submit()
    expect(button('提交').getAttribute('aria-busy')).toBe('true')
    expect(field('企业名称').disabled).toBe(true)
    expect(sent()).toHaveLength(1)
  })

  it('goes on while React hides the page, and is not sent again', async () => {
    const { server, sent, turn, onCreated } = await show({ values: {} })
    let answer = () => {}
    const answered = new Promise<typeof created>((resolve) => {
      answer = () => resolve(created)
    })
    server.answer(createOrganisation, () => answered)
    await submit()
    await waitFor(() => expect(sent()).toHaveLength(1))
    await turn('hidden')
    await turn('visible')
    await act(async () => answer())
    await waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith(created))
    expect(sent()).toHaveLength(1)
  })

  it('shows at its field what the server refuses, and focuses it', async () => {
    const { server } = await show({ values: {} })
    server.fail(createOrganisation, 'ORG_SOCIAL_CODE_TAKEN', { fields: { socialCode: '已经有了' } })
    await submit()
    await waitFor(() => expect(messageAt(field('统一社会信用代码'))).toBe('已经有了'))
    expect(document.activeElement).toBe(field('统一社会信用代码'))
  })

  it('shows any other failure as a notice, and keeps everything typed', async () => {
    const { core, server } = await show({ values: {} })
    server.fail(createOrganisation, 'SERVICE_UNAVAILABLE', { message: '服务暂时不可用' })
    await submit()
    await waitFor(() => expect(core.notices.$notice.get()?.text).toBe('服务暂时不可用'))
    expect(field('企业名称').value).toBe(validValues.orgName)
    expect(region().value).toBe('浙江省 / 宁波市 / 余姚市')
  })
})

describe('in English', () => {
  it('labels, asks and confirms', async () => {
    const { core } = await show({ locale: 'en', values: { orgName: '' } })
    const dialog = within(screen.getByRole('dialog', { name: 'Add organisation' }))
    await act(async () => dialog.getByRole('button', { name: 'Submit' }).click())
    expect(messageAt(field('Name'))).toBe('Required')
    fireEvent.input(field('Name'), { target: { value: 'Blue Harbor' } })
    await act(async () => dialog.getByRole('button', { name: 'Submit' }).click())
    await waitFor(() => expect(core.notices.$notice.get()?.text).toBe('Created'))
  })
})
