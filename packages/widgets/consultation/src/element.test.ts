/// <reference types="vite/client" />
import { createFakeCore } from '@chuhai/core/testing'
import { act } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import readme from '../README.md?raw'
import { consultationAttributes, consultationEvents, consultationTag, defineConsultation } from './element'

let core = createFakeCore()

const place = async (attributes: Record<string, string> = {}) => {
  const element = document.createElement(consultationTag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  await act(async () => document.body.append(element))
  return element
}
/** What a reader hears of the sections that are chosen. */
const chosenIn = (element: Element) => element.shadowRoot?.querySelector('[role=combobox]')?.textContent

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  defineConsultation(() => core)
})
afterEach(async () => {
  await act(async () => document.body.replaceChildren())
  core = createFakeCore()
})

describe('the sections of <chuhai-consultation>', () => {
  it('are chosen between commas of either kind', async () => {
    const warn = vi.spyOn(console, 'warn')
    const element = await place({ sections: '亚马逊开店, 头程物流，海外仓,' })
    expect(chosenIn(element)).toBe('已选 3 项：亚马逊开店、头程物流、海外仓')
    expect(warn).not.toHaveBeenCalled()
  })

  it('that are misspelt are left out, and the author is told once what may stand there', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const element = await place({ sections: '亚马逊开店,头程物留' })
    await act(async () => element.setAttribute('locale', 'en'))
    expect(chosenIn(element)).toBe('1 selected: Amazon')
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^\[chuhai\] <chuhai-consultation sections="头程物留"> is left out: set sections to some of .*头程物流/,
        ),
      ],
    ])
  })
})

describe('the README', () => {
  it.each([...Object.keys(consultationAttributes), ...Object.values(consultationEvents)])(
    'names %s',
    (name) => {
      expect(readme).toContain(`\`${name}\``)
    },
  )
})
