import { getEvaluationResult, listEvaluationFields } from '@chuhai/contract/evaluation'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { defineEvaluation, evaluationEvents, evaluationTag } from './element'
import { compared, fourAnswers, ratedResult, sixFields, visitor } from './testing'

const setUp = () => {
  const server = createServerDouble()
    .answer(listEvaluationFields, sixFields)
    .answer(getEvaluationResult, { ...ratedResult, rating: null, navImageId: null })
  return createFakeCore({}, { server, user: visitor })
}
let core = setUp()

const place = async (attributes: Record<string, string> = {}) => {
  const element = document.createElement(evaluationTag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  await act(async () => document.body.append(element))
  return element
}
const inside = (element: Element, selector: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
const press = (element: Element, selector: string) => act(async () => inside(element, selector)?.click())

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  defineEvaluation(() => core)
})
afterEach(() => act(async () => document.body.replaceChildren()))

describe('<chuhai-evaluation>', () => {
  it('has its own language, and may be a button alone', async () => {
    core = setUp()
    const element = await place({ locale: 'en', 'button-only': '' })
    expect(inside(element, 'section')?.textContent).toBe('Start')
  })

  it('keeps its answers separate from other elements', async () => {
    core = setUp()
    core.drafts.open('evaluation.first').write({ answers: fourAnswers })
    const [first, second] = [await place({ id: 'first' }), await place()]
    for (const element of [first, second]) {
      await press(element, '.ch-button')
      await waitFor(() => expect(inside(element, 'fieldset')).toBeTruthy())
    }
    const checked = (element: Element) => element.shadowRoot?.querySelectorAll(':checked').length
    expect(checked(first)).toBe(5)
    expect(checked(second)).toBe(0)
  })

  it('sends an event for a new rating, through every shadow root around it', async () => {
    core = setUp()
    const element = await place({ id: 'mine' })
    core.drafts
      .open('evaluation.mine')
      .write({ answers: {}, comparison: { ...compared, since: Date.now() - 3000 } })
    core.server.answer(getEvaluationResult, ratedResult)
    const heard = vi.fn()
    document.addEventListener(evaluationEvents.onRated, heard, { once: true })
    await press(element, '.ch-button')
    await waitFor(() => expect(heard).toHaveBeenCalledOnce())
    expect(heard.mock.calls[0]?.[0]).toMatchObject({
      detail: { rating: '成长卖家', navImageId: 12 },
      bubbles: true,
      composed: true,
    })
    await waitFor(() => expect(inside(element, '.ch-evaluation a')?.getAttribute('href')).toContain('id=12'))
  })

  it('leaves nothing behind when it is removed', async () => {
    core = setUp()
    const element = await place()
    await press(element, '.ch-button')
    await waitFor(() => expect(inside(element, 'dialog')).toBeTruthy())
    await act(async () => element.remove())
    expect(element.shadowRoot?.childElementCount).toBe(0)
  })
})
