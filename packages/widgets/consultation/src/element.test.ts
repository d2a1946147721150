/// <reference types="vite/client" />
import { sectionCategories } from '@chuhai/contract/consultation'
import { createFakeCore } from '@chuhai/core/testing'
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import readme from '../README.md?raw'
import { consultationTag, defineConsultation } from './element'

let core = createFakeCore()

const place = async (attributes: Record<string, string> = {}) => {
  const element = document.createElement(consultationTag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  await act(async () => document.body.append(element))
  return element
}
/** Returns the accessible text of the chosen sections. */
const chosenIn = (element: Element) => element.shadowRoot?.querySelector('[role=combobox]')?.textContent
const nameIn = (element: Element) =>
  element.shadowRoot?.querySelector<HTMLInputElement>('[name=contactsName]') as HTMLInputElement
const writeName = (element: Element, name: string) =>
  act(async () => fireEvent.input(nameIn(element), { target: { value: name } }))

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  defineConsultation(() => core)
})
afterEach(async () => {
  await act(async () => document.body.replaceChildren())
  history.replaceState(null, '', '/')
  core = createFakeCore()
})

describe('the sections of <chuhai-consultation>', () => {
  it('are separated by commas of either kind', async () => {
    const warn = vi.spyOn(console, 'warn')
    const element = await place({ sections: '亚马逊开店, 头程物流，海外仓,' })
    expect(chosenIn(element)).toBe('已选 3 项：亚马逊开店、头程物流、海外仓')
    expect(warn).not.toHaveBeenCalled()
  })

  it('are named by their codes or Chinese names, each once', async () => {
    const element = await place({ sections: 'amazon,头程物流,亚马逊开店' })
    expect(chosenIn(element)).toBe('已选 2 项：亚马逊开店、头程物流')
  })

  it('are listed in the README', () => {
    for (const { code, value } of sectionCategories.flatMap((category) => [category, ...category.options]))
      expect(readme).toContain(`\`${code}\` ${value}`)
  })

  it('that are unknown are left out, with one warning that lists the known ones', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const element = await place({ sections: '亚马逊开店,头程物留' })
    await act(async () => element.setAttribute('locale', 'en'))
    expect(chosenIn(element)).toBe('1 selected: Amazon')
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^\[chuhai\] <chuhai-consultation sections="头程物留"> is left out: set sections to some of .*first-leg \(头程物流\)/,
        ),
      ],
    ])
  })
})

it('what <chuhai-consultation> is about is written on it, and changes with its attribute', async () => {
  const element = await place({ about: 'product:SKU-204:磁吸露营灯' })
  const line = () => element.shadowRoot?.querySelector('.ch-consultation__about')?.textContent
  await vi.waitFor(() => expect(line()).toBe('关于：磁吸露营灯'))
  await act(async () => element.setAttribute('about', '收纳架'))
  expect(line()).toBe('关于：收纳架')
})

describe('the draft of <chuhai-consultation>', () => {
  const leave = () => act(async () => document.body.replaceChildren())

  it('belongs to its page: it is restored there, not on another page', async () => {
    history.replaceState(null, '', '/amazon')
    await writeName(await place(), '沈立群')
    await leave()
    history.replaceState(null, '', '/warehouse')
    expect(nameIn(await place()).value).toBe('')
    await leave()
    history.replaceState(null, '', '/amazon')
    expect(nameIn(await place()).value).toBe('沈立群')
  })

  it('is shared between pages by an id', async () => {
    await writeName(await place({ id: 'contact' }), '沈立群')
    await leave()
    history.replaceState(null, '', '/warehouse')
    expect(nameIn(await place({ id: 'contact' })).value).toBe('沈立群')
    expect(nameIn(await place()).value).toBe('')
  })

  it('is not used by a second form on the page, whichever of them is removed', async () => {
    const [first, second] = [await place(), await place()]
    await writeName(first, '沈立群')
    await writeName(second, '陈静怡')
    await act(async () => first.remove())
    const third = await place()
    expect(nameIn(third).value).toBe('沈立群')
    await writeName(third, '王芳')
    expect(nameIn(second).value).toBe('陈静怡')
  })

  it('is the same when its form is added again', async () => {
    const [first, second] = [await place(), await place()]
    await writeName(second, '陈静怡')
    await act(async () => first.remove())
    await act(async () => second.remove())
    await act(async () => document.body.append(second))
    expect(nameIn(second).value).toBe('陈静怡')
  })
})
