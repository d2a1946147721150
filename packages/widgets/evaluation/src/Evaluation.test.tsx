import { getEvaluationResult, listEvaluationFields } from '@chuhai/contract/evaluation'
import { getUserInfo } from '@chuhai/contract/user'
import { createFakeCore, createMemoryStorage, createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Evaluation, type EvaluationProps } from './Evaluation'
import { noResult, ratedResult, sixFields, visitor } from './testing'

interface Scene extends Pick<EvaluationProps, 'buttonOnly'> {
  isSignedIn?: boolean
  result?: typeof ratedResult
  sessionStorage?: ReturnType<typeof createMemoryStorage>
}

const show = (scene: Scene = {}) => {
  const { isSignedIn = true, result = noResult, sessionStorage = createMemoryStorage(), ...props } = scene
  const server = createServerDouble()
    .answer(listEvaluationFields, sixFields)
    .answer(getEvaluationResult, result)
  const core = createFakeCore({}, { server, sessionStorage, ...(isSignedIn && { user: visitor }) })
  render(<Evaluation core={core} {...props} />)
  return { server, core, sessionStorage, user: userEvent.setup() }
}

const start = () => screen.getByRole('button', { name: '开始评测' })
const findQuestions = () => screen.findAllByRole('group')

configure({ defaultHidden: true })
beforeAll(async () => void (await import('./dialog/GuideDialog')))
afterEach(cleanup)

describe('the card', () => {
  it('opens the questions', async () => {
    const { user } = show()
    expect(screen.getByRole('region', { name: '建立跨境专属导航' }).textContent).toContain('回答几道题')
    await user.click(start())
    expect(await findQuestions()).toHaveLength(6)
  })

  it('sends no request for a visitor who is not signed in', async () => {
    const { server } = show({ isSignedIn: false })
    await act(async () => undefined)
    expect(server.requests).toHaveLength(0)
  })

  it('requests no sign-on by itself after the session has expired', async () => {
    const server = createServerDouble().fail(getEvaluationResult, 'UNAUTHORIZED')
    const core = createFakeCore({}, { server, user: visitor })
    render(<Evaluation core={core} />)
    await waitFor(() => expect(core.session.$user.get()).toBeNull())
    expect(core.signOn.$request.get()).toBeNull()
    expect(core.notices.$notice.get()).toBeNull()
    expect(start()).toBeTruthy()
  })

  it('links to the exclusive guide once there is a rating, and still shows the result', async () => {
    const { user } = show({ result: ratedResult })
    const special = await screen.findByRole('link', { name: '前往专属导航（新窗口打开）' })
    expect(special.getAttribute('href')).toBe('http://chuhai.test/crossBorderSiteGuide/specialGuide?id=12')
    await user.click(screen.getByRole('button', { name: '查看评测结果' }))
    expect(await screen.findByRole('heading', { name: '成长卖家' })).toBeTruthy()
  })

  it('is a button alone with buttonOnly', () => {
    show({ buttonOnly: true })
    expect(screen.getByRole('region').textContent).toBe('开始评测')
  })
})

describe('a sign-on that leaves the page', () => {
  it('returns to the questions', async () => {
    const { user, core, sessionStorage } = show({ isSignedIn: false })
    await user.click(start())
    await waitFor(() => expect(core.signOn.$request.get()).not.toBeNull())
    cleanup()
    show({ sessionStorage })
    expect(await findQuestions()).toHaveLength(6)
  })

  it('that was declined opens nothing later', async () => {
    const { user, core, server, sessionStorage } = show({ isSignedIn: false })
    await user.click(start())
    await waitFor(() => expect(core.signOn.$request.get()).not.toBeNull())
    act(() => core.signOn.dismiss())
    expect(sessionStorage.getItem('chuhai.draft.sign-on.evaluation.form.dialog')).toBeNull()
    server.answer(getUserInfo, visitor)
    await act(async () => void (await core.session.enter()))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
