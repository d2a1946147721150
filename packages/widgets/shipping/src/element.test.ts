import { quoteShipping } from '@chuhai/contract/logistics'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { defineShippingQuote, shippingQuoteEvents, shippingQuoteTag } from './element'
import { createQuoteCore, quoteDouble } from './testing/quote'
import { createTrackingCore } from './testing/tracking'
import { defineTracking, trackingEvents, trackingTag } from './tracking-element'

let core = createQuoteCore()
const place = async (tag: string, attributes: Record<string, string> = {}) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  await act(async () => document.body.append(element))
  return within(element.shadowRoot?.firstElementChild as HTMLElement)
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  defineShippingQuote(() => core)
  defineTracking(() => createTrackingCore())
})
beforeEach(() => {
  core = createQuoteCore()
})
afterEach(() => act(async () => document.body.replaceChildren()))

it('<chuhai-shipping-quote> tells the page what it was told', async () => {
  const quoted = vi.fn()
  document.addEventListener(shippingQuoteEvents.onQuoted, quoted, { once: true })
  const form = await place(shippingQuoteTag, { destination: 'US', quote: quoteDouble.number })
  await form.findByRole('heading', { name: /条线路可以寄/ })
  fireEvent.change(form.getByRole('textbox', { name: /单件重量/ }), { target: { value: '3' } })
  await act(async () => form.getByRole('button', { name: '重新查询' }).click())
  await waitFor(() => expect(quoted).toHaveBeenCalledOnce())
  expect(quoted.mock.calls[0]?.[0]).toMatchObject({
    detail: { number: quoteDouble.number, lines: 2 },
    bubbles: true,
    composed: true,
  })
  const sent = core.server.requests.find(
    ({ path, method }) => path === quoteShipping.path && method === 'POST',
  )
  expect(sent?.body).toMatchObject({ parcels: [{ grams: 3000 }] })
})

it('<chuhai-tracking> asks for the numbers of its attribute, and tells the page what is there', async () => {
  const tracked = vi.fn()
  document.addEventListener(trackingEvents.onTracked, tracked, { once: true })
  const parcels = await place(trackingTag, { numbers: 'CH20261128001, NO20261128002', 'hide-form': '' })
  expect(await parcels.findByText(/没有查到这个单号/)).toBeTruthy()
  expect(tracked.mock.calls[0]?.[0]).toMatchObject({ detail: { asked: 2, found: 1 } })
})
