import { sendQuestion } from '@chuhai/contract/assistant'
import { createFakeCore } from '@chuhai/core/testing'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aiChatTag, defineAiChat } from './element'
import { assistant, visitor } from './testing'

const setUp = (server = assistant()) => createFakeCore({}, { server, user: visitor })
let core = setUp()

const place = async (attributes: Record<string, string> = {}) => {
  const element = document.createElement(aiChatTag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  await act(async () => document.body.append(element))
  return element
}
const inside = <E extends HTMLElement>(element: Element, selector: string) =>
  element.shadowRoot?.querySelector<E>(selector) ?? null
const field = (element: Element) => inside<HTMLTextAreaElement>(element, 'textarea') as HTMLTextAreaElement

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  defineAiChat(() => core)
})
afterEach(() => act(async () => document.body.replaceChildren()))

describe('<chuhai-ai-chat>', () => {
  it('has its own language, with and without its title', async () => {
    core = setUp()
    const element = await place({ locale: 'en' })
    expect(inside(element, 'h2')?.textContent).toBe('AI assistant')
    const plain = await place({ 'hide-heading': '' })
    expect(inside(plain, 'h2')).toBeNull()
  })

  it('aborts the stream when it is removed', async () => {
    const server = assistant().hang(sendQuestion)
    core = setUp(server)
    const element = await place()
    await waitFor(() => expect(inside(element, '.ch-ai-chat__welcome')).not.toBeNull())
    fireEvent.change(field(element), { target: { value: '问' } })
    fireEvent.submit(inside(element, 'form') as HTMLElement)
    const sent = () => server.requests.find(({ path }) => path === sendQuestion.path)
    await waitFor(() => expect(sent()).toBeDefined())
    // The part that shows messages is imported before the test ends.
    await waitFor(() => expect(inside(element, '.ch-ai-chat__question')).not.toBeNull())
    await act(async () => element.remove())
    await waitFor(() => expect(sent()?.signal.aborted).toBe(true))
  })
})
