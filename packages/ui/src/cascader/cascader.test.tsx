// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '../dialog/Dialog'
import { regions } from '../stories/sample'
import { Cascader, type CascaderProps } from './Cascader'

const Demo = ({ onChange, value: first = [], ...props }: Partial<CascaderProps>) => {
  const [value, setValue] = useState(first)
  return (
    <Cascader
      label="所在地区"
      options={regions}
      optionalFrom={2}
      skipLabel="不选区县"
      {...props}
      value={value}
      onChange={(next, chosen) => {
        onChange?.(next, chosen)
        setValue(next)
      }}
    />
  )
}
const ningbo = ['330000', '330200', '330281']
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '所在地区' })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const lists = () => screen.getAllByRole('listbox')
const open = async (user = userEvent.setup()) => {
  await user.click(field())
  await screen.findAllByRole('listbox')
  return user
}

afterEach(cleanup)

test('shows the whole path closed, and once more as its title', () => {
  render(<Demo value={ningbo} />)
  expect(field().value).toBe('浙江省 / 宁波市 / 余姚市')
  expect(field().title).toBe('浙江省 / 宁波市 / 余姚市')
})

test('presses lead from column to column and hand on codes and options', async () => {
  const onChange = vi.fn()
  render(<Demo onChange={onChange} />)
  const user = await open()
  await user.click(screen.getByRole('option', { name: '浙江省' }))
  await user.click(screen.getByRole('option', { name: '宁波市' }))
  expect(lists()).toHaveLength(3)
  await user.click(screen.getByRole('option', { name: '余姚市' }))
  expect(onChange).toHaveBeenCalledOnce()
  expect(onChange.mock.calls[0]?.[0]).toEqual(ningbo)
  expect(onChange.mock.calls[0]?.[1].map((each: { label: string }) => each.label)).toEqual([
    '浙江省',
    '宁波市',
    '余姚市',
  ])
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('arrow keys walk through the tree, and the row that skips a level leaves it out', async () => {
  const onChange = vi.fn()
  render(<Demo onChange={onChange} />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await screen.findAllByRole('listbox')
  expect(active()).toBe('上海市')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown}{Enter}')
  expect(active()).toBe('不选区县')
  await user.keyboard('{ArrowLeft}')
  expect(active()).toBe('宁波市')
  await user.keyboard('{End}')
  expect(active()).toBe('丽水市')
  await user.keyboard('{Home}{ArrowDown}{ArrowRight}{Enter}')
  expect(onChange.mock.calls[0]?.[0]).toEqual(['330000', '330200'])
  expect(field().value).toBe('浙江省 / 宁波市')
})

test('opens at the value', async () => {
  render(<Demo value={ningbo} />)
  await open()
  expect(active()).toBe('余姚市')
  const selected = screen.getAllByRole('option', { selected: true })
  expect(selected.map((each) => each.textContent)).toEqual(['浙江省', '宁波市', '余姚市'])
})

test('a level that is not optional has no row to skip it, and a leaf ends the path anywhere', async () => {
  const onChange = vi.fn()
  render(<Demo onChange={onChange} />)
  const user = await open()
  expect(within(lists()[0] as HTMLElement).queryByText('不选区县')).toBeNull()
  await user.click(screen.getByRole('option', { name: '台湾省' }))
  expect(onChange.mock.calls[0]?.[0]).toEqual(['710000'])
})

test('what is typed is found as whole paths', async () => {
  const onChange = vi.fn()
  render(<Demo onChange={onChange} value={['310000', '310101']} />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('余姚')
  const option = await screen.findByRole('option', { name: '浙江省 / 宁波市 / 余姚市' })
  expect(screen.getByRole('status').textContent).toBe('1 项结果')
  expect(field().getAttribute('aria-activedescendant')).toBe(option.id)
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls[0]?.[0]).toEqual(ningbo)
})

test('nothing is searched while an input method composes', async () => {
  render(<Demo />)
  await open()
  fireEvent.compositionStart(field())
  fireEvent.change(field(), { target: { value: "yu'yao" } })
  expect(lists().length).toBeGreaterThan(1)
  fireEvent.change(field(), { target: { value: '余姚' } })
  fireEvent.compositionEnd(field())
  expect(await screen.findByRole('option', { name: '浙江省 / 宁波市 / 余姚市' })).toBeTruthy()
})

test('says so when nothing matches, and Escape brings the path back', async () => {
  render(<Demo value={ningbo} />)
  const user = await open()
  await user.keyboard('巴黎')
  expect(screen.getAllByText('没有找到匹配的内容').length).toBeGreaterThan(0)
  await user.keyboard('{Escape}')
  expect(field().value).toBe('浙江省 / 宁波市 / 余姚市')
})

test('Escape closes the list and leaves the dialog around it open', async () => {
  const onClose = vi.fn()
  render(
    <Dialog open title="新增主体" onClose={onClose}>
      <Demo />
    </Dialog>,
  )
  const user = await open()
  expect(lists()[0]?.closest('dialog')).not.toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a field that is not required can be emptied', async () => {
  const onChange = vi.fn()
  const { rerender } = render(<Demo value={ningbo} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: '清空' }))
  expect(onChange).toHaveBeenCalledWith([], [])
  expect(document.activeElement).toBe(field())
  rerender(<Demo required value={ningbo} />)
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull()
})

test('a tree that could not be loaded says why and is asked for again', async () => {
  const onRetry = vi.fn()
  render(<Demo options={[]} problem="地区没有载入" onRetry={onRetry} />)
  const user = userEvent.setup()
  await user.click(field())
  expect((await screen.findByRole('alert')).textContent).toContain('地区没有载入')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(onRetry).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(field())
})

test('opens as soon as the tree is loaded', async () => {
  const { rerender } = render(<Demo busy options={[]} />)
  await userEvent.click(field())
  expect(field().value).toBe('载入中')
  expect(field().getAttribute('aria-expanded')).toBe('false')
  rerender(<Demo />)
  expect(await screen.findByRole('option', { name: '浙江省' })).toBeTruthy()
})

test('does not open once the focus has left', async () => {
  const { rerender } = render(<Demo busy options={[]} />)
  await userEvent.click(field())
  await userEvent.tab()
  rerender(<Demo />)
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

test('a form gets the codes', () => {
  const { container } = render(<Demo value={ningbo} name="orgLocation" />)
  expect(container.querySelector<HTMLInputElement>('[name=orgLocation]')?.value).toBe('330000,330200,330281')
})

test('opened, it says what typing searches', async () => {
  render(<Demo />)
  await open()
  expect(field().placeholder).toBe('搜索所在地区')
})
