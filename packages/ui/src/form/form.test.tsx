// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../button/Button'
import { Checkbox } from '../choice/Checkbox'
import { Radio } from '../choice/Radio'
import { DateField } from '../date-field/DateField'
import { PhoneField } from '../phone-field/PhoneField'
import { Segmented } from '../segmented/Segmented'
import { Select } from '../select/Select'
import { TextArea } from '../text-field/TextArea'
import { TextField } from '../text-field/TextField'
import { Form, useFormId } from './Form'
import { ownEvents, WidgetScope } from './WidgetScope'

const empty = { name: '', phone: '', note: '', date: '', size: 'S', isNew: '', pay: 'cash', agreed: false }
type Values = typeof empty

const Fields = ({ values, set }: { values: Values; set(change: Partial<Values>): void }) => (
  <>
    <TextField label="姓名" name="name" value={values.name} onChange={(name) => set({ name })} />
    <PhoneField label="手机号" name="phone" value={values.phone} onChange={(phone) => set({ phone })} />
    <TextArea aria-label="说明" name="note" value={values.note} onChange={(note) => set({ note })} />
    <DateField label="日期" name="date" value={values.date} onChange={(date) => set({ date })} />
    <Select
      label="大小"
      name="size"
      value={values.size}
      options={[{ value: 'S', label: '小' }]}
      onChange={(size) => set({ size })}
    />
    <Segmented
      label="新客"
      name="isNew"
      value={values.isNew}
      options={[{ value: '1', label: '是' }]}
      onChange={(isNew) => set({ isNew })}
    />
    <Radio name="pay" checked={values.pay === 'cash'} onChange={() => set({ pay: 'cash' })}>
      现金
    </Radio>
    <Radio name="pay" checked={values.pay === 'card'} onChange={() => set({ pay: 'card' })}>
      刷卡
    </Radio>
    <Checkbox name="agreed" checked={values.agreed} onChange={(agreed) => set({ agreed })}>
      同意
    </Checkbox>
  </>
)

const Widget = ({ onSend }: { onSend(values: Values): void }) => {
  const [values, setValues] = useState(empty)
  const id = useFormId()
  const set = (change: Partial<Values>) => setValues({ ...values, ...change })
  return (
    <WidgetScope>
      <section {...ownEvents}>
        <TextField label="搜索" name="search" value="" onChange={() => undefined} />
        <Form id={id} onSubmit={() => onSend(values)}>
          <Fields values={values} set={set} />
        </Form>
        <Button type="submit" form={id}>
          提交
        </Button>
      </section>
    </WidgetScope>
  )
}

const show = () => {
  const onSend = vi.fn()
  const heard = vi.fn()
  render(
    <StrictMode>
      <form aria-label="订单" onSubmit={heard} onChange={heard} onInput={heard} onReset={heard}>
        <Widget onSend={onSend} />
      </form>
    </StrictMode>,
  )
  const host = screen.getByRole<HTMLFormElement>('form', { name: '订单' })
  const press = () => fireEvent.click(screen.getByRole('button', { name: '提交' }))
  return { onSend, heard, host, press }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const ring = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

let complaints = vi.spyOn(console, 'error')
beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  expect(document.querySelectorAll('form')).toHaveLength(0)
})

test('a form of the page around ours is neither sent nor told, and React prints nothing', () => {
  const { onSend, heard, host, press } = show()
  fireEvent.change(field('姓名'), { target: { value: '沈立群' } })
  fireEvent.click(box('同意'))
  press()
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ ...empty, name: '沈立群', agreed: true })
  expect(heard).not.toHaveBeenCalled()
  expect([...new FormData(host).keys()]).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
})

test('fields of a widget outside of its form belong to no form', () => {
  const { host } = show()
  expect(field('搜索').form).toBeNull()
  expect([...host.elements].filter((element) => (element as HTMLInputElement).name)).toEqual([])
})

test('a reset of the form around it empties no field of ours', () => {
  const { host } = show()
  fireEvent.change(field('姓名'), { target: { value: '沈立群' } })
  fireEvent.click(box('同意'))
  host.reset()
  expect(field('姓名').value).toBe('沈立群')
  expect(box('同意').checked).toBe(true)
})

test('the forms of two React roots are not taken for each other', async () => {
  const roots = [1, 2].map(() => createRoot(document.body.appendChild(document.createElement('div'))))
  const sent = [vi.fn(), vi.fn()]
  await act(async () => {
    for (const [index, root] of roots.entries()) root.render(<Widget onSend={sent[index] as () => void} />)
  })
  const buttons = screen.getAllByRole('button', { name: '提交' })
  fireEvent.click(buttons[1] as HTMLElement)
  expect(sent.map((send) => send.mock.calls.length)).toEqual([0, 1])
  await act(async () => {
    for (const root of roots) root.unmount()
  })
  document.body.replaceChildren()
})

/** What a browser fills in by itself does not pass through the property that React watches. */
const fillSilently = (control: HTMLElement, property: 'value' | 'checked', value: unknown) => {
  const prototype = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(control, value)
}

test.each([
  ['a browser', fillSilently],
  [
    'a script of the page',
    (control: HTMLElement, property: string, value: unknown) => Object.assign(control, { [property]: value }),
  ],
])('what %s fills in without an event is sent', (_, fill) => {
  const { onSend, press } = show()
  fill(field('姓名'), 'value', '沈立群')
  fill(field('手机号'), 'value', '13868105527')
  fill(field('说明'), 'value', '明天来电')
  fill(field('日期'), 'value', '2038/6/30')
  fill(ring('是'), 'checked', true)
  fill(ring('刷卡'), 'checked', true)
  fill(box('同意'), 'checked', true)
  press()
  expect(onSend).toHaveBeenCalledExactlyOnceWith({
    ...empty,
    name: '沈立群',
    phone: '13868105527',
    note: '明天来电',
    date: '2038-06-30',
    isNew: '1',
    pay: 'card',
    agreed: true,
  })
})

test('what is filled in without an event stays while another field is typed into, and is read as it is left', () => {
  const { onSend, press } = show()
  fillSilently(field('姓名'), 'value', '沈立群')
  fireEvent.input(field('手机号'), { target: { value: '138' } })
  expect(field('姓名').value).toBe('沈立群')
  fireEvent.focusOut(field('姓名'))
  fillSilently(field('说明'), 'value', '明天来电')
  fireEvent(field('说明'), new Event('change', { bubbles: true }))
  expect(field('姓名').value).toBe('沈立群')
  press()
  expect(onSend).toHaveBeenCalledWith({ ...empty, name: '沈立群', phone: '138', note: '明天来电' })
})

test('a date that was typed is read as the form is sent', () => {
  const { onSend, press } = show()
  fireEvent.input(field('日期'), { target: { value: '20380630' } })
  press()
  expect(onSend).toHaveBeenCalledWith({ ...empty, date: '2038-06-30' })
})
