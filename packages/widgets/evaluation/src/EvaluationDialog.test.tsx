import { getEvaluationResult, listEvaluationFields, submitEvaluation } from '@chuhai/contract/evaluation'
import type { Locale } from '@chuhai/contract/locale'
import { getUserInfo } from '@chuhai/contract/user'
import { createFakeCore, createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, StrictMode, useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Answers } from './dialog/answers'
import type { EvaluationDialogProps } from './dialog/GuideDialog'
import { EvaluationDialog } from './EvaluationDialog'
import {
  allAnswers,
  compared,
  fourAnswers,
  noResult,
  ratedResult,
  sixFields,
  unratedResult,
  visitor,
} from './testing'

interface Scene extends Partial<Pick<EvaluationDialogProps, 'beginsWith' | 'homeHref' | 'specialHref'>> {
  answers?: Answers
  /** Milliseconds since the submit. */
  comparedFor?: number
  result?: typeof ratedResult
  isSignedIn?: boolean
  locale?: Locale
  /** Changes the replies of the server. */
  serve?(server: ServerDouble): ServerDouble
}

/** The page that owns the dialog: a button opens it. */
const Page = ({ onClose, ...props }: Omit<EvaluationDialogProps, 'isOpen'>) => {
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
      <EvaluationDialog {...props} isOpen={isOpen} onClose={close} />
    </>
  )
}

const show = async (scene: Scene = {}) => {
  const {
    answers = {},
    comparedFor,
    result = ratedResult,
    isSignedIn = true,
    locale,
    serve,
    ...props
  } = scene
  const server = createServerDouble()
    .answer(listEvaluationFields, sixFields)
    .answer(submitEvaluation, compared)
    .answer(getEvaluationResult, result)
  serve?.(server)
  const core = createFakeCore({}, { server, ...(locale && { locale }), ...(isSignedIn && { user: visitor }) })
  const since = Date.now() - (comparedFor ?? 0)
  core.drafts
    .open('evaluation.form')
    .write({ answers, ...(comparedFor !== undefined && { comparison: { ...compared, since } }) })
  const heard = { onClose: vi.fn(), onRated: vi.fn() }
  const view = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <Activity mode={mode}>
        <Page core={core} beginsWith="form" {...props} {...heard} />
      </Activity>
    </StrictMode>
  )
  const { rerender } = render(view('visible'))
  const turn = (mode: 'visible' | 'hidden') => act(async () => rerender(view(mode)))
  const user = userEvent.setup()
  const open = () => user.click(screen.getByText('打开'))
  await open()
  const sent = () => server.requests.filter(({ path }) => path === submitEvaluation.path)
  return { server, core, user, open, turn, sent, ...heard }
}

const findDialog = (name = '建立跨境专属导航') => screen.findByRole('dialog', { name })
const question = (name: RegExp) => screen.getByRole('group', { name })
const findQuestion = (name: RegExp) => screen.findByRole('group', { name })
const option = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const findButton = (name: string) => screen.findByRole('button', { name })
const said = () => document.querySelector('[role=status].ch-hidden')?.textContent

/** Returns the message of a question, by its `aria-describedby`. */
const messageAt = (group: HTMLElement) => {
  const id = group.getAttribute('aria-describedby')
  return id ? document.getElementById(id)?.textContent : undefined
}

// Queries by role in six questions of six options each are slow on a busy machine.
configure({ defaultHidden: true })
beforeAll(async () => void (await import('./dialog/GuideDialog')))
afterEach(cleanup)

describe('the questions', () => {
  it('are numbered groups of radio buttons, or of checkboxes for multiple choice', async () => {
    await show()
    const single = await findQuestion(/^1\s*您现在的身份$/)
    expect(within(single).getAllByRole('radio')).toHaveLength(4)
    const multiple = question(/^3\s*主要在哪些平台销售\s*可多选$/)
    expect(within(multiple).getAllByRole('checkbox')).toHaveLength(6)
  })

  it('are shown in a dialog of 600 px', async () => {
    await show()
    const dialog = await findDialog()
    expect(dialog.querySelector<HTMLElement>('.ch-dialog__panel')?.style.width).toBe('600px')
  })

  it('show how many of them are answered', async () => {
    const { user } = await show({ answers: fourAnswers })
    expect(await screen.findByText(/^共\s6\s题，已答\s4\s题$/)).toBeTruthy()
    await user.click(option('税务合规'))
    const progress = screen.getByRole('progressbar')
    expect(progress.getAttribute('aria-valuenow')).toBe('5')
    expect(progress.querySelectorAll('[data-done]')).toHaveLength(5)
  })

  it('show 请选择 where an answer is missing, and focus the first of them', async () => {
    const { user, sent } = await show({ answers: fourAnswers })
    await user.click(await findButton('提交'))
    expect(messageAt(question(/最想先解决什么/))).toBe('请选择')
    expect(messageAt(question(/计划进入哪些市场/))).toBe('请选择')
    expect(messageAt(question(/主营品类/))).toBeUndefined()
    expect(document.activeElement).toBe(option('流量与广告'))
    expect(sent()).toHaveLength(0)
  })

  it('keep their answers through 取消', async () => {
    const { user, open, onClose } = await show()
    await findQuestion(/主营品类/)
    await user.click(option('玩具'))
    await user.click(await findButton('取消'))
    expect(onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open()
    expect((await screen.findByLabelText<HTMLInputElement>('玩具')).checked).toBe(true)
  })

  it('keep their answers while React hides the page', async () => {
    const { user, turn, sent } = await show({ answers: allAnswers })
    await findQuestion(/主营品类/)
    await user.click(option('玩具'))
    await turn('hidden')
    await turn('visible')
    expect((await screen.findByLabelText<HTMLInputElement>('玩具')).checked).toBe(true)
    await user.click(await findButton('提交'))
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  it('cannot be changed while they are being sent', async () => {
    const { user, server } = await show({ answers: allAnswers })
    server.hang(submitEvaluation)
    await user.click(await findButton('提交'))
    await waitFor(async () => expect((await findButton('提交')).getAttribute('aria-busy')).toBe('true'))
    await user.click(option('玩具'))
    expect(option('玩具').checked).toBe(false)
    expect(option('家居园艺').checked).toBe(true)
  })

  it('that fail to load show an error, and are loaded again by 重试', async () => {
    const server = createServerDouble().disconnect(listEvaluationFields)
    const core = createFakeCore({}, { server, user: visitor })
    render(<EvaluationDialog core={core} isOpen beginsWith="form" onClose={() => {}} />)
    const retry = await findButton('重试')
    expect(screen.getByText('题目没有载入')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull()
    server.answer(listEvaluationFields, sixFields)
    await userEvent.click(retry)
    expect(await findQuestion(/主营品类/)).toBeTruthy()
  })

  it('that fail to load are loaded again once the browser is online', async () => {
    const server = createServerDouble().disconnect(listEvaluationFields)
    const core = createFakeCore({}, { server, user: visitor })
    render(<EvaluationDialog core={core} isOpen beginsWith="form" onClose={() => {}} />)
    await findButton('重试')
    server.answer(listEvaluationFields, sixFields)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await findQuestion(/主营品类/)).toBeTruthy()
  })

  it('offer the home guide when there are none', async () => {
    const server = createServerDouble().answer(listEvaluationFields, [])
    const core = createFakeCore({}, { server, user: visitor })
    render(<EvaluationDialog core={core} isOpen beginsWith="form" homeHref="/guide" onClose={() => {}} />)
    const link = await screen.findByRole('link', { name: '前往导航首页' })
    expect(link.getAttribute('href')).toBe('/guide')
  })
})

describe('a submit', () => {
  it('shows 评测中 in 400 px with the number of sites, announced and focused', async () => {
    const { user, sent } = await show({ answers: allAnswers })
    await user.click(await findButton('提交'))
    const heading = await screen.findByRole('heading', { name: '评测中' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText(/^正在比对\s638\s个站点和\s214\s门课程$/)).toBeTruthy()
    expect(said()).toBe('评测中')
    const dialog = await findDialog()
    expect(dialog.querySelector<HTMLElement>('.ch-dialog__panel')?.style.width).toBe('400px')
    expect(sent()).toHaveLength(1)
  })

  it('that does not reach the server shows an error until an answer is changed or it is sent again', async () => {
    const { user, server } = await show({ answers: allAnswers })
    server.disconnect(submitEvaluation)
    await user.click(await findButton('提交'))
    expect((await screen.findByRole('alert')).textContent).toBe('没有提交成功，答案都在，请检查网络后重试')
    await user.click(option('玩具'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that fails shows a notice, and keeps the form', async () => {
    const { user, server, core } = await show({ answers: allAnswers })
    server.fail(submitEvaluation, 'SERVICE_UNAVAILABLE', { message: '服务暂时不可用' })
    await user.click(await findButton('提交'))
    await waitFor(() => expect(core.notices.$notice.get()?.text).toBe('服务暂时不可用'))
    expect(option('初创团队').checked).toBe(true)
  })
})

describe('the result', () => {
  it('is shown, and reported to the page once', async () => {
    const { onRated } = await show({ comparedFor: 3000 })
    const rating = await screen.findByRole('heading', { name: '成长卖家' })
    expect(document.activeElement).toBe(rating)
    expect(said()).toBe('评测完成，您现在的位置：成长卖家')
    expect(onRated.mock.calls).toEqual([[ratedResult]])
  })

  it('of an earlier evaluation is not reported to the page', async () => {
    const { onRated } = await show({ beginsWith: 'result' })
    await screen.findByRole('heading', { name: '成长卖家' })
    expect(onRated).not.toHaveBeenCalled()
  })

  it('lists every ability with its score for screen readers, and names the weakest', async () => {
    await show({ beginsWith: 'result' })
    const list = await screen.findByRole('list', { name: '各项能力，满分 100' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['选品 82', '资金 60', '团队 55', '物流 74', '合规 38', '品牌 30（最弱）'])
    expect(document.querySelectorAll('.ch-radar__dot[data-weakest]')).toHaveLength(1)
  })

  it('links to both guides; a plain click closes the dialog', async () => {
    const specialHref = (id: number) => `/special?id=${id}`
    const { user, onClose } = await show({ beginsWith: 'result', homeHref: '/guide', specialHref })
    const special = await screen.findByRole('link', { name: '前往专属导航' })
    expect(special.getAttribute('href')).toBe('/special?id=12')
    expect(special.getAttribute('target')).toBeNull()
    const home = screen.getByRole('link', { name: '前往导航首页' })
    expect(home.getAttribute('href')).toBe('/guide')
    home.addEventListener('click', (event) => event.preventDefault())
    await user.click(home)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("leads from a stranger's page to the portal, beside the page", async () => {
    await show({ beginsWith: 'result' })
    const special = await screen.findByRole('link', { name: '前往专属导航（新窗口打开）' })
    expect(special.getAttribute('href')).toBe('http://chuhai.test/crossBorderSiteGuide/specialGuide?id=12')
    expect(special.getAttribute('target')).toBe('_blank')
  })

  it('is replaced by an empty form with 重新评测', async () => {
    const { user } = await show({ beginsWith: 'result' })
    await user.click(await findButton('重新评测'))
    expect(await screen.findByText(/^共\s6\s题，已答\s0\s题$/)).toBeTruthy()
  })

  it('without a rating offers 重新评测 and the home guide', async () => {
    const { user, onRated } = await show({ comparedFor: 3000, result: unratedResult, homeHref: '/guide' })
    await screen.findByRole('heading', { name: '抱歉，我们还在学习中' })
    expect(said()).toBe('抱歉，我们还在学习中')
    expect(screen.getByRole('link', { name: '前往导航首页' }).getAttribute('href')).toBe('/guide')
    expect(screen.queryByRole('link', { name: /专属导航/ })).toBeNull()
    expect(onRated).not.toHaveBeenCalled()
    await user.click(await findButton('重新评测'))
    expect(await findQuestion(/主营品类/)).toBeTruthy()
  })

  it('that fails to load is loaded again by 重试', async () => {
    const serve = (server: ServerDouble) => server.disconnect(getEvaluationResult)
    const { server, core, user } = await show({ comparedFor: 3000, serve })
    const retry = await findButton('重试')
    expect(core.notices.$notice.get()?.text).toBe('系统错误，请稍后再试！')
    server.answer(getEvaluationResult, ratedResult)
    await user.click(retry)
    expect(await screen.findByRole('heading', { name: '成长卖家' })).toBeTruthy()
  })
})

describe('a visitor who is not signed in', () => {
  it('signs in before the dialog is shown, and then sees the questions', async () => {
    const { core, server } = await show({ isSignedIn: false })
    await waitFor(() => expect(core.signOn.$request.get()?.reason).toBe('evaluation'))
    expect(screen.queryByRole('dialog')).toBeNull()
    server.answer(getUserInfo, visitor)
    await act(async () => void (await core.session.enter()))
    expect(await findQuestion(/主营品类/)).toBeTruthy()
  })

  it('who declines sees the dialog close, and is asked again the next time', async () => {
    const { core, onClose, open } = await show({ isSignedIn: false })
    await waitFor(() => expect(core.signOn.$request.get()).not.toBeNull())
    act(() => core.signOn.dismiss())
    expect(onClose).toHaveBeenCalledOnce()
    await open()
    await waitFor(() => expect(core.signOn.$request.get()).not.toBeNull())
  })
})

describe('in English', () => {
  it('shows form, evaluating and result in English', async () => {
    const { user } = await show({ locale: 'en', answers: fourAnswers, result: noResult })
    await findDialog('Build your exclusive cross-border guide')
    await user.click(await findButton('Submit'))
    expect(messageAt(question(/计划进入哪些市场/))).toBe('Please select')
    expect(screen.getByText('4 of 6 answered')).toBeTruthy()
    await user.click(option('税务合规'))
    await user.click(option('欧洲'))
    await user.click(await findButton('Submit'))
    expect(await screen.findByRole('heading', { name: 'Evaluating' })).toBeTruthy()
    expect(screen.getByText('Comparing 638 sites and 214 courses')).toBeTruthy()
  })
})
