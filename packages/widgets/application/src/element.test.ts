import { act, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { classApplicationEvents, classApplicationTag, defineClassApplication } from './element'
import { applied, createTestCore } from './testing/core'

let core = createTestCore()
const warn = vi.fn()

const place = async (attributes: Record<string, string> = {}) => {
  const element = document.createElement(classApplicationTag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  await act(async () => document.body.append(element))
  return element
}
const inside = (element: Element) => within(element.shadowRoot?.firstElementChild as HTMLElement)

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  defineClassApplication(() => core)
  await import('./ApplicationPanel')
})
beforeEach(() => {
  core = createTestCore()
  vi.spyOn(console, 'warn').mockImplementation(warn.mockReset())
})
afterEach(() => act(async () => document.body.replaceChildren()))

describe('<chuhai-class-application>', () => {
  it('shows the form of the class it is given', async () => {
    const element = await place({ 'class-id': '6' })
    expect(await inside(element).findByRole('heading', { name: '学员信息' })).toBeTruthy()
    expect(warn).not.toHaveBeenCalled()
  })

  it.each<Record<string, string>>([{}, { 'class-id': '平台班' }, { 'class-id': '0.5' }])(
    'with %j shows nothing, and says what to do',
    async (attributes) => {
      const element = await place(attributes)
      expect(element.shadowRoot?.querySelector('section')).toBeNull()
      expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^\[chuhai\] .+class-id="6"/))
    },
  )

  it('tells the page of a withdrawal, through every shadow root around it', async () => {
    core = createTestCore({ application: applied('submitted') })
    const element = await place({ 'class-id': '6' })
    const onCancelled = vi.fn()
    document.addEventListener(classApplicationEvents.onCancelled, onCancelled, { once: true })
    const button = await inside(element).findByRole('button', { name: '撤回申请' })
    await act(async () => button.click())
    const dialog = within((await inside(element).findByRole('dialog', { hidden: true })) as HTMLElement)
    await act(async () => dialog.getByRole('button', { name: '撤回申请', hidden: true }).click())
    await waitFor(() => expect(onCancelled).toHaveBeenCalledOnce())
    expect(onCancelled.mock.calls[0]?.[0]).toMatchObject({
      detail: { classId: 6, state: 'withdrawn' },
      bubbles: true,
      composed: true,
    })
  })

  it('leaves nothing behind when it goes', async () => {
    const element = await place({ 'class-id': '6' })
    await act(async () => element.remove())
    expect(element.shadowRoot?.childElementCount).toBe(0)
  })
})
