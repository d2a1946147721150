import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { defineInbox, inboxEvents, inboxTag } from './element'
import { createVisitor, messagesOf } from './testing'

let visitor = createVisitor()

const place = async (attributes: Record<string, string> = {}) => {
  const element = document.createElement(inboxTag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  await act(async () => document.body.append(element))
  return element
}
const inside = (element: Element, selector: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  defineInbox(() => visitor.core)
})
afterEach(() => act(async () => document.body.replaceChildren()))

describe('<chuhai-inbox>', () => {
  it('is the list of messages', async () => {
    visitor = createVisitor()
    const element = await place()
    await waitFor(() => expect(inside(element, '.ch-inbox__list')?.childElementCount).toBe(10))
  })

  it('is a bell where the page says so', async () => {
    visitor = createVisitor()
    const element = await place({ view: 'bell', locale: 'en' })
    await waitFor(() =>
      expect(inside(element, '.ch-bell__button')?.getAttribute('aria-label')).toBe('Messages, 3 unread'),
    )
  })

  it('shows what the page puts there without a signed-in user, and asks nothing', async () => {
    visitor = createVisitor(undefined, { isSignedIn: false })
    const element = await place({ view: 'bell' })
    expect(inside(element, 'slot')?.getAttribute('name')).toBe('signed-out')
    expect(visitor.server.requests).toHaveLength(0)
  })

  it('tells the page which message was opened', async () => {
    visitor = createVisitor()
    const element = await place()
    const heard = vi.fn()
    document.addEventListener(inboxEvents.onOpened, heard, { once: true })
    await waitFor(() => expect(inside(element, '.ch-inbox__title')).toBeTruthy())
    await act(async () => inside(element, '.ch-inbox__title')?.click())
    const [first] = messagesOf(1)
    expect(heard.mock.calls[0]?.[0]).toMatchObject({
      detail: { id: first?.id, kind: first?.kind, path: first?.path },
      bubbles: true,
      composed: true,
    })
  })

  it('follows nothing any more once it has left the page', async () => {
    visitor = createVisitor()
    const element = await place({ view: 'bell' })
    await waitFor(() => expect(visitor.followers()).toBe(1))
    await act(async () => element.remove())
    await waitFor(() => expect(visitor.followers()).toBe(0))
  })
})
