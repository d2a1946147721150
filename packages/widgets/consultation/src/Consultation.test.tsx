import { createConsultation } from '@chuhai/contract/consultation'
import type { Locale } from '@chuhai/contract/locale'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Consultation, type ConsultationProps } from './Consultation'
import type { ConsultationValues } from './form'
import { createConsultationStore } from './store'
import { fillIn, validValues } from './testing'

const promise = '提交成功，我们将在24小时内与您联系'

const show = (
  values: Partial<ConsultationValues> = {},
  locale: Locale = 'zh-CN',
  container = document.body.appendChild(document.createElement('div')),
) => {
  const server = createServerDouble().answer(createConsultation, { id: 'lead-1' })
  const core = createFakeCore({}, { server, locale })
  const store = createConsultationStore(core)
  const onSubmitted = vi.fn()
  fillIn(store, values)
  const form = (isShown: boolean) => (
    <Consultation core={core} store={store} isShown={isShown} onSubmitted={onSubmitted} />
  )
  const { rerender } = render(form(true), { container })
  return { server, core, onSubmitted, hide: () => rerender(form(false)), user: userEvent.setup() }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const consent = () => screen.getByRole<HTMLInputElement>('checkbox')
const button = (name: string | RegExp = /提交$/) => screen.getByRole('button', { name })
const submit = () => act(async () => button().click())

/** Returns the message of a field, by its `aria-describedby`. */
const messageAt = (control: HTMLElement) => {
  const id = control.getAttribute('aria-describedby')
  return id ? document.getElementById(id)?.textContent : undefined
}

afterEach(cleanup)

describe('an empty form', () => {
  it('shows a message at each required field, and focuses the first', async () => {
    const { server } = show()
    await submit()
    expect(messageAt(screen.getByRole('combobox', { name: '咨询内容' }))).toBe('请选择')
    for (const name of ['姓名', '手机号', '公司名称']) expect(messageAt(field(name))).toBe('请输入')
    expect(messageAt(consent())).toBe('请先阅读并勾选同意')
    expect(messageAt(field('邮箱（选填）'))).toBeUndefined()
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: '咨询内容' }))
    expect(server.requests).toHaveLength(0)
  })

  it('has an unticked consent box with a link to the privacy policy', () => {
    show()
    expect(consent().checked).toBe(false)
    const policy = screen.getByRole<HTMLAnchorElement>('link', { name: '《隐私政策》' })
    expect(policy.href).toBe('http://chuhai.test/privacy')
    expect(policy.target).toBe('_blank')
  })
})

describe('a form with a mistake', () => {
  const mistakes: [string, Partial<ConsultationValues>, string, string][] = [
    ['a name of 11 characters', { contactsName: '一二三四五六七八九十一' }, '姓名', '最多 10 个字'],
    ['half a phone number', { contactsPhone: '1386810' }, '手机号', '请输入正确手机号'],
    ['a phone number from 2', { contactsPhone: '23868105527' }, '手机号', '请输入正确手机号'],
    ['a company of 101 characters', { customerName: '司'.repeat(101) }, '公司名称', '最多 100 个字'],
    ['half a mail address', { mailbox: 'name@' }, '邮箱（选填）', '请输入正确的邮箱地址'],
  ]
  it.each(mistakes)(
    'says at the field that %s is wrong, and focuses it',
    async (_, values, name, message) => {
      const { server } = show({ ...validValues, ...values })
      await submit()
      expect(messageAt(field(name))).toBe(message)
      expect(document.activeElement).toBe(field(name))
      expect(server.requests).toHaveLength(0)
    },
  )

  it('shows no new message before the visitor leaves the field', async () => {
    const { user } = show()
    await submit()
    await user.type(field('手机号'), '138')
    expect(messageAt(field('手机号'))).toBeUndefined()
    await user.tab()
    expect(messageAt(field('手机号'))).toBe('请输入正确手机号')
  })

  it('keeps only the digits of a phone number', async () => {
    const { user } = show()
    await user.type(field('手机号'), 'a138-6810 5527号9')
    expect(field('手机号').value).toBe('138 6810 5527')
  })
})

describe('the hidden field', () => {
  const hiddenField = () =>
    document.querySelector<HTMLInputElement>('input[name="subject"]') as HTMLInputElement

  it('is out of the way of people, their browsers and a form of the page', () => {
    show()
    expect(hiddenField().hidden).toBe(true)
    expect(hiddenField().getAttribute('autocomplete')).toBe('off')
    expect(hiddenField().getAttribute('form')).toBe('')
    expect(screen.getAllByRole('textbox')).not.toContain(hiddenField())
  })

  it('is sent where a program has filled it in, and only then', async () => {
    const { server } = show(validValues)
    hiddenField().value = 'cheap watches'
    await submit()
    expect(server.requests[0]?.body).toMatchObject({ subject: 'cheap watches' })
    cleanup()
    const other = show(validValues)
    await submit()
    expect(other.server.requests[0]?.body).not.toHaveProperty('subject')
  })
})

describe('the training course', () => {
  it('hides the contact fields and offers the course in a new tab', async () => {
    show({ ...validValues, customerSource: ['海外仓', '培训课程'] })
    const course = await screen.findByRole<HTMLAnchorElement>('link', { name: /^查看课程/ })
    expect(course.target).toBe('_blank')
    expect(course.rel).toContain('noopener')
    expect(course.href).toBe('http://chuhai.test/api/site/course')
    for (const role of ['textbox', 'checkbox']) expect(screen.queryByRole(role)).toBeNull()
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull()
  })
})

describe('a form about something', () => {
  const showAbout = (about: ConsultationProps['about']) => {
    const core = createFakeCore({}, { server: createServerDouble().hang(createConsultation) })
    const onAboutRemoved = vi.fn()
    const form = (next: typeof about) => (
      <Consultation core={core} about={next} onAboutRemoved={onAboutRemoved} />
    )
    const { rerender } = render(form(about))
    const say = (next: typeof about) => rerender(form(next))
    return { core, say, onAboutRemoved, user: userEvent.setup() }
  }
  const cross = () => screen.findByRole('button', { name: '移除 磁吸露营灯' })

  it('says so, and the visitor takes it away by the keyboard, which goes on with the topics', async () => {
    const { user, onAboutRemoved } = showAbout('磁吸露营灯')
    expect((await screen.findByText('磁吸露营灯')).closest('p')?.textContent).toBe('关于：磁吸露营灯')
    await cross()
    await user.tab()
    expect(document.activeElement).toBe(await cross())
    await user.keyboard('{Enter}')
    expect(screen.queryByText('磁吸露营灯')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: '咨询内容' }))
    expect(onAboutRemoved).toHaveBeenCalledOnce()
  })

  it('does not say it again because it is rendered again', async () => {
    const { user, say } = showAbout({ title: '磁吸露营灯' })
    await user.click(await cross())
    say({ title: '磁吸露营灯' })
    expect(screen.queryByText('磁吸露营灯')).toBeNull()
    say({ title: '收纳架' })
    expect(screen.getByText('收纳架')).toBeTruthy()
    say(null)
    expect(screen.queryByText('收纳架')).toBeNull()
  })
})

describe('a submit', () => {
  it('keeps the button busy and the fields as they are while the request is in flight', async () => {
    const { server } = show(validValues)
    server.hang(createConsultation)
    await submit()
    expect(button().getAttribute('aria-busy')).toBe('true')
    expect(screen.getByText('正在提交')).toBeTruthy()
    expect(field('姓名').disabled).toBe(true)
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))
    await submit()
    expect(server.requests).toHaveLength(1)
  })

  it('ends with the promise, which has the focus, and notifies the page', async () => {
    const { onSubmitted } = show(validValues)
    await submit()
    expect((await screen.findByRole('status')).textContent).toContain(promise)
    expect(document.activeElement).toBe(screen.getByRole('status'))
    expect(onSubmitted.mock.calls).toEqual([[{ id: 'lead-1' }]])
  })

  it('leaves an empty form for 再填一份, and after its frame was closed', async () => {
    const { user } = show(validValues)
    await submit()
    await user.click(await screen.findByRole('button', { name: '再填一份' }))
    expect(field('姓名').value).toBe('')
    expect(consent().checked).toBe(false)
    cleanup()

    const { hide } = show(validValues)
    await submit()
    await screen.findByText(promise)
    hide()
    expect(field('姓名').value).toBe('')
  })

  it('fails silently and keeps everything', async () => {
    const { server, core } = show(validValues)
    server.fail(createConsultation, 'NOT_FOUND')
    await submit()
    expect(await screen.findByRole('button', { name: '再次提交', busy: false })).toBeTruthy()
    expect(field('姓名').value).toBe(validValues.contactsName)
    expect(field('手机号').value).toBe('138 6810 5527')
    expect(field('公司名称').value).toBe(validValues.customerName)
    expect(field('邮箱（选填）').value).toBe(validValues.mailbox)
    expect(consent().checked).toBe(true)
    expect(document.querySelector('[aria-invalid]')).toBeNull()
    expect(core.notices.$notice.get()).toBeNull()
  })
})

describe('the focus of a form that was submitted by Enter', () => {
  const fail = async (root: Document | ShadowRoot, whileSending: (form: HTMLElement) => void) => {
    const container = document.createElement('div')
    ;(root instanceof Document ? root.body : root).append(container)
    const { server } = show(validValues, 'zh-CN', container)
    let answer = () => {}
    const waits = new Promise<Response>((resolve) => {
      answer = () => resolve(new Response('', { status: 404 }))
    })
    server.respond(createConsultation, () => waits)
    const company = within(container).getByRole<HTMLInputElement>('textbox', { name: '公司名称' })
    company.focus()
    await act(async () => company.form?.requestSubmit())
    expect(company.disabled).toBe(true)
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))
    // Browsers remove the focus from a field that is disabled.
    company.disabled = false
    company.blur()
    company.disabled = true
    expect(document.activeElement).toBe(document.body)
    whileSending(container)
    await act(async () => answer())
    await within(container).findByRole('button', { name: '再次提交', busy: false })
    return company
  }
  const shadow = () => {
    const host = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => host.remove())
    return host.attachShadow({ mode: 'open' })
  }

  it.each([
    ['a page', () => document],
    ['a shadow root', shadow],
  ])('returns to its field after a failure, in %s', async (_, rootOf) => {
    const root = rootOf()
    const company = await fail(root, () => undefined)
    expect(root.activeElement).toBe(company)
  })

  it('stays where the visitor moved it', async () => {
    const policy = (form: HTMLElement) => within(form).getByRole('link', { name: '《隐私政策》' })
    const root = shadow()
    await fail(root, (form) => policy(form).focus())
    expect(root.activeElement?.textContent).toBe('《隐私政策》')
  })
})

describe('a form without a given store', () => {
  const open = () => {
    const server = createServerDouble()
    const core = createFakeCore({}, { server })
    core.drafts.open('consultation.form').write({ values: validValues })
    const onSubmitted = vi.fn()
    const mount = () =>
      render(<Consultation core={core} onSubmitted={onSubmitted} />, { wrapper: StrictMode })
    return { server, core, onSubmitted, mount }
  }
  const hold = (server: ReturnType<typeof createServerDouble>) => {
    let answer = () => {}
    const waits = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.answer(createConsultation, () => waits.then(() => ({ id: 'lead-1' })))
    return () => act(async () => answer())
  }

  it('sends under React’s strict mode', async () => {
    const { server, mount, onSubmitted } = open()
    server.answer(createConsultation, { id: 'lead-1' })
    mount()
    await submit()
    expect(await screen.findByText(promise)).toBeTruthy()
    expect(server.requests).toHaveLength(1)
    expect(onSubmitted.mock.calls).toEqual([[{ id: 'lead-1' }]])
  })

  it('continues its submit after removal, notifies the page, and is empty when mounted again', async () => {
    const { server, mount, onSubmitted } = open()
    const answer = hold(server)
    const { unmount } = mount()
    await submit()
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))
    unmount()
    expect(onSubmitted).not.toHaveBeenCalled()
    await answer()
    await vi.waitFor(() => expect(onSubmitted.mock.calls).toEqual([[{ id: 'lead-1' }]]))
    mount()
    expect(field('姓名').value).toBe('')
  })

  it('mounted again during the submit is still sending, sends nothing twice, and ends with the promise', async () => {
    const { server, mount, onSubmitted } = open()
    const answer = hold(server)
    const { unmount } = mount()
    await submit()
    unmount()
    mount()
    expect(button().getAttribute('aria-busy')).toBe('true')
    expect(screen.getByText('正在提交')).toBeTruthy()
    expect(field('姓名').disabled).toBe(true)
    await submit()
    await answer()
    expect(await screen.findByText(promise)).toBeTruthy()
    expect(server.requests).toHaveLength(1)
    expect(onSubmitted.mock.calls).toEqual([[{ id: 'lead-1' }]])
  })

  it('keeps its values and the same key when the submit fails after removal', async () => {
    const { server, core, mount } = open()
    server.fail(createConsultation, 'NOT_FOUND')
    const { unmount } = mount()
    await submit()
    unmount()
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))
    await act(async () => undefined)
    mount()
    expect(field('姓名').value).toBe(validValues.contactsName)
    expect(button().getAttribute('aria-busy')).toBeNull()
    expect(core.drafts.open('consultation.form').read()).toMatchObject({
      submission: { key: server.requests[0]?.headers.get('Idempotency-Key') },
    })
  })
})

describe('a double click', () => {
  it('sends one lead', async () => {
    const { server, user } = show(validValues)
    await user.dblClick(button())
    await screen.findByText(promise)
    expect(server.requests).toHaveLength(1)
  })
})

describe('an input method', () => {
  it('receives the Enter that picks a candidate', async () => {
    // A frozen clock: the Enter stays within the guard's time after the composition.
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { user, server } = show(validValues)
    for (const name of ['姓名', '公司名称', '邮箱（选填）', '手机号']) {
      field(name).focus()
      fireEvent.compositionStart(field(name))
      await user.keyboard('{Enter}')
      fireEvent.compositionEnd(field(name))
      await user.keyboard('{Enter}')
    }
    expect(server.requests).toHaveLength(0)
    expect(screen.queryByText(promise)).toBeNull()
  })

  it('is not validated while composing', async () => {
    show()
    await submit()
    fireEvent.compositionStart(field('姓名'))
    fireEvent.input(field('姓名'), { target: { value: "shen'li'qun'a" } })
    expect(messageAt(field('姓名'))).toBeUndefined()
  })
})

describe('in English', () => {
  it('shows labels, messages and promise in English', async () => {
    show({}, 'en')
    expect(screen.getByRole('heading', { name: 'Consultation' })).toBeTruthy()
    await act(async () => button('Submit').click())
    for (const name of ['Name', 'Mobile number', 'Company']) expect(messageAt(field(name))).toBe('Required')
    expect(messageAt(consent())).toBe('Please read and tick this box first')
    cleanup()

    show(validValues, 'en')
    await act(async () => button('Submit').click())
    expect(await screen.findByText('Submitted. We will call you within 24 hours')).toBeTruthy()
  })
})
