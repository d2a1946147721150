import { type Application, storeApplications } from '@chuhai/contract/application'
import { act, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineStoreApplication, storeApplicationEvents, storeApplicationTag } from './store-element'
import { applied } from './testing/core'
import { complete, createStoreCore } from './testing/store'

const coreWith = (application: Partial<Application> = {}) => {
  const { server, core } = createStoreCore(application)
  server.answer(storeApplications.withdraw, { ...applied('submitted', 'withdrawn'), submitted: complete })
  return core
}
let core = coreWith()

const place = async (attributes: Record<string, string> = {}) => {
  const element = document.createElement(storeApplicationTag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  await act(async () => document.body.append(element))
  return element
}
const inside = (element: Element) => within(element.shadowRoot?.firstElementChild as HTMLElement)

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  defineStoreApplication(() => core)
  await import('./ApplicationPanel')
})
beforeEach(() => {
  core = coreWith()
})
afterEach(() => act(async () => document.body.replaceChildren()))

describe('<chuhai-store-application>', () => {
  it('shows the form of the platform and the site it is given', async () => {
    const element = await place({ platform: 'amazon', site: 'us' })
    expect(await inside(element).findByRole('heading', { name: '平台与站点' })).toBeTruthy()
  })

  it('without either lets the visitor choose', async () => {
    const element = await place()
    expect(await inside(element).findByRole('combobox', { name: /平台/ })).toBeTruthy()
  })

  it('tells the page of a withdrawal, through every shadow root around it', async () => {
    core = coreWith({ ...applied('submitted'), submitted: complete })
    const element = await place({ platform: 'amazon', site: 'us' })
    const onCancelled = vi.fn()
    document.addEventListener(storeApplicationEvents.onCancelled, onCancelled, { once: true })
    const button = await inside(element).findByRole('button', { name: '撤回申请' })
    await act(async () => button.click())
    const dialog = within((await inside(element).findByRole('dialog', { hidden: true })) as HTMLElement)
    await act(async () => dialog.getByRole('button', { name: '撤回申请', hidden: true }).click())
    await waitFor(() => expect(onCancelled).toHaveBeenCalledOnce())
    expect(onCancelled.mock.calls[0]?.[0]).toMatchObject({
      detail: { state: 'withdrawn' },
      bubbles: true,
      composed: true,
    })
  })

  it('leaves nothing behind when it goes', async () => {
    const element = await place({ platform: 'amazon', site: 'us' })
    await act(async () => element.remove())
    expect(element.shadowRoot?.childElementCount).toBe(0)
  })
})
