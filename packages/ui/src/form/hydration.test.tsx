// @vitest-environment jsdom
import { act, type ReactElement, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Autocomplete } from '../autocomplete/Autocomplete'
import { Checkbox } from '../choice/Checkbox'
import { Radio } from '../choice/Radio'
import { DateField } from '../date-field/DateField'
import { PhoneField } from '../phone-field/PhoneField'
import { Segmented } from '../segmented/Segmented'
import { TextArea } from '../text-field/TextArea'
import { TextField } from '../text-field/TextField'
import { useShownValue } from './owner'

let complaints = vi.spyOn(console, 'error')
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  complaints = vi.spyOn(console, 'error')
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Renders on a server, lets a visitor be faster than the script, and hydrates. */
const hydrateAfter = async (widget: ReactElement, meanwhile: (page: HTMLElement) => void) => {
  const page = document.body.appendChild(document.createElement('div'))
  page.append(document.createRange().createContextualFragment(renderToString(widget)))
  meanwhile(page)
  const root = await act(async () => hydrateRoot(page, widget))
  return { page, end: () => act(async () => root.unmount()) }
}

const Kept = <Value,>(props: {
  first: Value
  heard(value: Value): void
  control(value: Value, set: (value: Value) => void): ReactElement
}) => {
  const [value, setValue] = useState(props.first)
  return props.control(value, (next) => {
    props.heard(next)
    setValue(next)
  })
}

const OwnInput = ({ value, set }: { value: string; set(value: string): void }) => {
  const input = useRef<HTMLInputElement>(null)
  useShownValue(input, value, set)
  return <input ref={input} type="range" value={value} onChange={(event) => set(event.currentTarget.value)} />
}

type Control = (value: string, set: (value: string) => void) => ReactElement

const texts: [string, Control, typed: string, heard: string][] = [
  [
    'a text field',
    (value, onChange) => <TextField label="姓名" {...{ value, onChange }} />,
    '沈立群',
    '沈立群',
  ],
  ['a text area', (value, onChange) => <TextArea {...{ value, onChange }} />, '明天来电', '明天来电'],
  [
    'a phone field',
    (value, onChange) => <PhoneField label="手机号" {...{ value, onChange }} />,
    '13868105527',
    '13868105527',
  ],
  [
    'a date field',
    (value, onChange) => <DateField label="日期" {...{ value, onChange }} />,
    '2038/6/30',
    '2038-06-30',
  ],
  [
    'an autocomplete',
    (value, onChange) => (
      <Autocomplete label="学校" suggestions={null} onAsk={() => undefined} {...{ value, onChange }} />
    ),
    '宁波大学',
    '宁波大学',
  ],
  [
    'an input of another component',
    (value, set) => <OwnInput {...{ value: value || '50', set }} />,
    '70',
    '70',
  ],
]

test.each(texts)(
  '%s keeps and hands on what was typed before its page was hydrated',
  async (_, control, typed, known) => {
    const heard = vi.fn()
    const field = (page: HTMLElement) =>
      page.querySelector<HTMLInputElement>('input:not([type=hidden]), textarea') as HTMLInputElement
    const { page, end } = await hydrateAfter(<Kept first="" {...{ heard, control }} />, (server) => {
      field(server).value = typed
    })
    expect(heard).toHaveBeenLastCalledWith(known)
    expect(field(page).value.replaceAll(' ', '')).toBe(known === '2038-06-30' ? known : typed)
    expect(complaints).not.toHaveBeenCalled()
    await end()
  },
)

const choices: [string, Control, position: number, heard: string][] = [
  [
    'a checkbox',
    (value, set) => (
      <Checkbox checked={value !== ''} onChange={(isTicked) => set(isTicked ? '1' : '')}>
        同意
      </Checkbox>
    ),
    0,
    '1',
  ],
  [
    'a radio button',
    (value, set) => (
      <>
        <Radio name="pay" checked={value === ''} onChange={() => set('')}>
          现金
        </Radio>
        <Radio name="pay" checked={value === '1'} onChange={() => set('1')}>
          刷卡
        </Radio>
      </>
    ),
    1,
    '1',
  ],
  [
    'a segmented control',
    (value, onChange) => (
      <Segmented
        label="新客"
        options={[
          { value: '1', label: '是' },
          { value: '0', label: '否' },
        ]}
        {...{ value, onChange }}
      />
    ),
    0,
    '1',
  ],
]

test.each(choices)(
  '%s keeps and hands on what was chosen before its page was hydrated',
  async (_, control, at, known) => {
    const heard = vi.fn()
    const box = (page: HTMLElement) => page.querySelectorAll('input')[at] as HTMLInputElement
    const { page, end } = await hydrateAfter(<Kept first="" {...{ heard, control }} />, (server) =>
      box(server).click(),
    )
    expect(heard).toHaveBeenCalledExactlyOnceWith(known)
    expect(box(page).checked).toBe(true)
    expect(complaints).not.toHaveBeenCalled()
    await end()
  },
)

test('a text whose owner is not ready stays as it was typed', async () => {
  const { page, end } = await hydrateAfter(
    <TextField label="姓名" value="" onChange={() => undefined} />,
    (server) => {
      for (const input of server.querySelectorAll('input')) input.value = '沈立群'
    },
  )
  expect(page.querySelector('input')?.value).toBe('沈立群')
  await end()
})
