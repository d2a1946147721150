import { createConsultation } from '@chuhai/contract/consultation'
import { getMarketService } from '@chuhai/contract/market'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineServiceCard, serviceCardEvents, serviceCardTag } from './element'
import { defineEnquiry, enquiryEvents, enquiryTag } from './enquiry-element'
import { createMarketCore, trademark } from './testing'

let core = createMarketCore()
const warn = vi.fn()

const place = async (tag: string, attributes: Record<string, string> = {}) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  await act(async () => document.body.append(element))
  return element
}
const inside = (element: Element) => within(element.shadowRoot?.firstElementChild as HTMLElement)

const fillIn = async (element: Element) => {
  const form = inside(element)
  fireEvent.change(await form.findByLabelText(/姓名/), { target: { value: '陈静怡' } })
  fireEvent.change(form.getByLabelText(/手机号/), { target: { value: '13800138000' } })
  fireEvent.change(form.getByLabelText(/公司名称/), { target: { value: '宁波远帆' } })
  await act(async () => form.getByRole('checkbox', { name: /同意/ }).click())
  await act(async () => form.getByRole('button', { name: '提交' }).click())
}

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  defineServiceCard(() => core)
  defineEnquiry(() => core)
  await import('@chuhai/consultation')
})
beforeEach(() => {
  core = createMarketCore()
  vi.spyOn(console, 'warn').mockImplementation(warn.mockReset())
})
afterEach(() => act(async () => document.body.replaceChildren()))

describe('<chuhai-service-card>', () => {
  it('shows the service with its provider, its price and the way to its packages', async () => {
    const card = inside(await place(serviceCardTag, { service: '1' }))
    expect(await card.findByRole('heading', { name: '美国商标注册' })).toBeTruthy()
    expect(card.getByText('印石知识产权')).toBeTruthy()
    expect(card.getByText('¥2,180')).toBeTruthy()
    expect(card.getByText(/4\.8\s分 · 8\s条评价/)).toBeTruthy()
    expect(card.getByRole('link').getAttribute('href')).toBe('http://chuhai.test/serviceMarket/detail?id=1')
  })

  it('opens the enquiry when asked, and tells the page of a lead', async () => {
    const element = await place(serviceCardTag, { service: '1' })
    const asked = vi.fn()
    document.addEventListener(serviceCardEvents.onSubmitted, asked, { once: true })
    await act(async () => (await inside(element).findByRole('button', { name: '先问一问' })).click())
    await fillIn(element)
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    expect(asked.mock.calls[0]?.[0]).toMatchObject({
      detail: { id: 'lead-1' },
      bubbles: true,
      composed: true,
    })
  })

  it('may be without the enquiry', async () => {
    const card = inside(await place(serviceCardTag, { service: '1', 'hide-enquiry': '' }))
    await card.findByRole('heading')
    expect(card.queryByRole('button')).toBeNull()
  })

  it('says that a service is no longer offered', async () => {
    core.server.fail(getMarketService, 'NOT_FOUND')
    expect(
      await inside(await place(serviceCardTag, { service: '9' })).findByText('这项服务已经下架'),
    ).toBeTruthy()
  })

  it('offers to try again where the service was not loaded', async () => {
    core.server.fail(getMarketService, 'SERVER_ERROR')
    const card = inside(await place(serviceCardTag, { service: '1' }))
    const retry = await card.findByRole('button', { name: '重试' })
    core.server.answer(getMarketService, { item: trademark, related: [] })
    await act(async () => retry.click())
    expect(await card.findByRole('heading', { name: '美国商标注册' })).toBeTruthy()
  })

  it.each([
    ['without a service', {}],
    ['with one that is no number', { service: '商标' }],
  ])('%s shows nothing, and says what to set', async (_, attributes: Record<string, string>) => {
    const element = await place(serviceCardTag, attributes)
    expect(element.shadowRoot?.querySelector('section')).toBeNull()
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^\[chuhai\] <chuhai-service-card>.+set service/))
  })
})

describe('<chuhai-enquiry>', () => {
  it('sends a lead that says which service it is about', async () => {
    const element = await place(enquiryTag, { service: '1' })
    const enquired = vi.fn()
    document.addEventListener(enquiryEvents.onSubmitted, enquired, { once: true })
    await fillIn(element)
    await waitFor(() => expect(enquired).toHaveBeenCalledOnce())
    const sent = core.server.requests.find(({ path }) => path === createConsultation.path)
    expect(sent?.body).toMatchObject({
      customerSource: ['商标注册'],
      about: { kind: 'marketService', id: '1', title: '美国商标注册' },
    })
  })

  it('speaks the language that it is given', async () => {
    const enquiry = inside(await place(enquiryTag, { service: '1', locale: 'en' }))
    expect(await enquiry.findByRole('heading', { name: 'About: 美国商标注册' })).toBeTruthy()
  })
})
