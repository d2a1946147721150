import { getEdition } from '@chuhai/contract/competition'
import { act, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { competitionEvents, competitionTag, defineCompetition } from './element'
import { createTestCore } from './testing/core'
import { openEdition } from './testing/editions'
import { cuckoo, team } from './testing/registrations'

const setUp = () => createTestCore({ registration: cuckoo, members: team })
let core = setUp()
const warn = vi.fn()

const place = async (attributes: Record<string, string> = {}) => {
  const element = document.createElement(competitionTag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  await act(async () => document.body.append(element))
  return element
}
const inside = (element: Element) => within(element.shadowRoot?.firstElementChild as HTMLElement)
const press = async (element: Element, name: string) => {
  const button = await inside(element).findByRole('button', { name })
  await act(async () => button.click())
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  defineCompetition(() => core)
})
beforeEach(() => {
  core = setUp()
  vi.spyOn(console, 'warn').mockImplementation(warn.mockReset())
})
afterEach(() => act(async () => document.body.replaceChildren()))

describe('<chuhai-competition>', () => {
  it('shows the edition it is given, and both ways', async () => {
    const element = await place({ edition: '6' })
    expect(await inside(element).findByText(`麒麟杯 ${openEdition.name}`)).toBeTruthy()
    expect(inside(element).getByRole('button', { name: '立即报名' })).toBeTruthy()
    expect(inside(element).getByRole('button', { name: '上传计划书' })).toBeTruthy()
    expect(warn).not.toHaveBeenCalled()
  })

  it('speaks the language it is given, and may be the buttons alone', async () => {
    const element = await place({ edition: '6', locale: 'en', 'button-only': '' })
    expect(element.shadowRoot?.querySelector('section')?.textContent).toBe('ApplyUpload plan')
  })

  it.each([
    ['without an edition', {}],
    ['with one that is no number', { edition: '第六届' }],
    ['with one that is no whole number', { edition: '6.5' }],
  ])('%s shows nothing, and says what to do', async (_, attributes: Record<string, string>) => {
    const element = await place(attributes)
    expect(element.shadowRoot?.querySelector('section')).toBeNull()
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/^\[chuhai\] <chuhai-competition> .+set edition to .+edition="6"/),
    )
    await act(async () => element.setAttribute('edition', '6'))
    expect(await inside(element).findByText(`麒麟杯 ${openEdition.name}`)).toBeTruthy()
  })

  it('warns about an unknown edition', async () => {
    core.server.fail(getEdition, 'CUP_EDITION_UNKNOWN')
    await place({ edition: '99' })
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith(
        expect.stringMatching(/^\[chuhai\] <chuhai-competition edition="99"> .+set edition to/),
      ),
    )
  })

  it('tells the page of a submitted team, through every shadow root around it', async () => {
    const element = await place({ edition: '6' })
    const onSubmitted = vi.fn()
    document.addEventListener(competitionEvents.onSubmitted, onSubmitted, { once: true })
    await press(element, '立即报名')
    await press(element, '下一步')
    await press(element, '提交')
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce())
    expect(onSubmitted.mock.calls[0]?.[0]).toMatchObject({
      detail: { editionId: 6, auditStatus: '待审核' },
      bubbles: true,
      composed: true,
    })
  })

  it('leaves nothing behind when it goes', async () => {
    const element = await place({ edition: '6' })
    await press(element, '立即报名')
    await waitFor(() => expect(element.shadowRoot?.querySelector('dialog')).toBeTruthy())
    await act(async () => element.remove())
    expect(element.shadowRoot?.childElementCount).toBe(0)
  })
})
