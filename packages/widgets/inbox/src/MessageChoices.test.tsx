import {
  addContact,
  chooseMessageWay,
  confirmContact,
  listContacts,
  listMessageChoices,
} from '@chuhai/contract/message'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MessageChoices } from './MessageChoices'
import { choices, code, createVisitor, startOutage } from './testing'

const show = (options: Parameters<typeof createVisitor>[1] = {}) => {
  const visitor = createVisitor(undefined, options)
  render(<MessageChoices core={visitor.core} />)
  return { ...visitor, user: userEvent.setup() }
}
const toggle = (name: string) => screen.findByRole('switch', { name })
const isOn = (element: HTMLElement) => (element as HTMLInputElement).checked

beforeAll(() => {
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
})
afterEach(cleanup)

describe('the ways', () => {
  it('are a table of kinds, in two groups', async () => {
    show()
    const table = within(await screen.findByRole('table', { name: '接收方式' }))
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '消息',
      '站内信',
      '邮件',
      '短信',
    ])
    expect(table.getAllByRole('switch')).toHaveLength(8)
    expect(table.getByText('不用这种方式')).toBeTruthy()
  })

  it('are switched at once, and the server is told', async () => {
    const { user, server } = show()
    const mail = await toggle('订阅的站点有更新：邮件')
    expect(isOn(mail)).toBe(false)
    await user.click(mail)
    expect(isOn(mail)).toBe(true)
    await waitFor(() =>
      expect(server.requests.at(-1)?.body).toEqual({ kind: 'guide.news', way: 'mail', isOn: true }),
    )
  })

  it('go back where the server refuses, with its reason', async () => {
    const { user, server, core } = show()
    server.fail(chooseMessageWay, 'MESSAGE_WAY_FIXED')
    const mail = await toggle('订单已支付：邮件')
    await user.click(mail)
    await waitFor(() => expect(core.notices.$notice.get()?.text).toContain('不能关闭'))
    expect(isOn(mail)).toBe(true)
  })

  it('of the inbox are fixed for service messages, and say why', async () => {
    const { user, server } = show()
    const inbox = await toggle('订单已支付：站内信')
    expect(inbox.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(inbox.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('服务消息总会进站内信，不能关闭。')
    await user.click(inbox)
    expect(isOn(inbox)).toBe(true)
    expect(
      server.requests.some(({ path, method }) => path === chooseMessageWay.path && method === 'POST'),
    ).toBe(false)
  })

  it('are not there without a signed-in user, and ask nothing', () => {
    const { server } = show({ isSignedIn: false })
    expect(document.querySelector('.ch-message-choices')).toBeNull()
    expect(server.requests).toHaveLength(0)
  })

  it('say that they could not be loaded, and load again', async () => {
    const visitor = createVisitor()
    visitor.server.fail(listMessageChoices, 'SERVICE_UNAVAILABLE')
    render(<MessageChoices core={visitor.core} />)
    expect(await screen.findByText('接收方式没有载入')).toBeTruthy()
    visitor.server.answer(listMessageChoices, choices)
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('table')).toBeTruthy()
  })

  it('say that the network is gone, and load as soon as it is back', async () => {
    const { core, server } = createVisitor()
    server.disconnect(listMessageChoices).disconnect(listContacts)
    const endOutage = startOutage(core)
    render(<MessageChoices core={core} />)
    expect(await screen.findByText(/^网络断开了/)).toBeTruthy()
    server.answer(listMessageChoices, choices).answer(listContacts, [])
    act(() => endOutage())
    expect(await screen.findByRole('table')).toBeTruthy()
  })
})

describe('the addresses', () => {
  it('say which of them count', async () => {
    show()
    const list = within((await screen.findByText('shen@ningju.example')).closest('ul') as HTMLElement)
    expect(list.getByText('已确认')).toBeTruthy()
    expect(list.getByText('138 1234 5527')).toBeTruthy()
    expect(list.getByText('待确认')).toBeTruthy()
  })

  it('are changed and confirmed by a code, with the focus where one types', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: '更换邮箱' }))
    const field = screen.getByRole('textbox', { name: /^邮箱/ })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.type(field, 'li@ningju.example')
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    expect(await screen.findByText('验证码已发送至 li@ningju.example')).toBeTruthy()
    const codeField = screen.getByRole('textbox', { name: /^验证码/ })
    await waitFor(() => expect(document.activeElement).toBe(codeField))
    await user.type(codeField, code)
    await user.click(screen.getByRole('button', { name: '确认' }))
    expect(await screen.findByText('li@ningju.example 已确认')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /^验证码/ })).toBeNull()
    expect(document.activeElement?.textContent).toBe('邮箱与手机')
  })

  it('that are confirmed count until the code of another has come back', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: '更换邮箱' }))
    await user.type(screen.getByRole('textbox', { name: /^邮箱/ }), 'li@ningju.example')
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    await user.click(await screen.findByRole('button', { name: '取消' }))
    const row = within(screen.getByText(/shen@ningju\.example/).closest('li') as HTMLElement)
    expect(row.getByText(/shen@ningju\.example/).textContent).toContain('已确认')
    expect(row.getByText(/li@ningju\.example/).textContent).toContain('待确认')
    await user.click(row.getByRole('button', { name: '输入验证码（邮箱）' }))
    await user.type(screen.getByRole('textbox', { name: /^验证码/ }), code)
    await user.click(screen.getByRole('button', { name: '确认' }))
    expect(await screen.findByText('li@ningju.example 已确认')).toBeTruthy()
    expect(screen.queryByText(/shen@ningju\.example/)).toBeNull()
  })

  it('are refused with the reason at the field', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: '更换手机号' }))
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    expect(await screen.findByText('请输入')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /^手机号/ }), '1381')
    expect(screen.queryByText('请输入')).toBeNull()
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    expect(await screen.findByText('请输入正确手机号')).toBeTruthy()
  })

  it('that wait for a code can be confirmed later', async () => {
    const { user, server } = show()
    server.fail(confirmContact, 'MESSAGE_CODE_EXPIRED')
    await user.click(await screen.findByRole('button', { name: '输入验证码（手机号）' }))
    await user.type(screen.getByRole('textbox', { name: /^验证码/ }), code)
    await user.click(screen.getByRole('button', { name: '确认' }))
    expect(await screen.findByText('验证码已失效，请重新获取')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect(screen.getByRole('button', { name: '更换手机号' })).toBeTruthy()
  })

  it('are taken away after a question', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: '移除手机号' }))
    const dialog = within(await screen.findByRole('dialog', { name: '移除 13812345527？' }))
    await user.click(dialog.getByRole('button', { name: '移除' }))
    expect(await screen.findByRole('button', { name: '添加手机号' })).toBeTruthy()
  })

  it('are added where there are none', async () => {
    const visitor = createVisitor()
    visitor.server.answer(listContacts, []).fail(addContact, 'MESSAGE_WAY_OFF')
    const user = userEvent.setup()
    render(<MessageChoices core={visitor.core} />)
    await user.click(await screen.findByRole('button', { name: '添加邮箱' }))
    await user.type(screen.getByRole('textbox', { name: /^邮箱/ }), 'li@ningju.example')
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    expect(await screen.findByText('目前不能用这种方式接收消息')).toBeTruthy()
  })
})
