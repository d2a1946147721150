// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { sections } from '../stories/sample'
import { SectionSelect } from './SectionSelect'

const Demo = ({ first = [] as string[] }) => {
  const [value, setValue] = useState(first)
  return <SectionSelect label="咨询内容" sections={sections} value={value} onChange={setValue} />
}
const field = () => screen.getByRole('combobox', { name: '咨询内容' })
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

afterEach(cleanup)

test('arrow keys walk through both columns and Space ticks', async () => {
  render(<Demo />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: '咨询内容' })
  await waitFor(() => expect(document.activeElement).toBe(box('平台开店')))
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown} ')
  expect(box('海外仓').checked).toBe(true)
  expect(box('物流与供应链 1').indeterminate).toBe(true)
  expect(screen.getByText('已选 1 项', { selector: '[role=status]' })).toBeTruthy()
})

test('a category fills with Space and 清空 empties everything', async () => {
  render(<Demo />)
  const user = userEvent.setup()
  await user.click(field())
  await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement).toBe(box('平台开店')))
  await user.keyboard(' ')
  expect(box('平台开店 5').checked).toBe(true)
  await user.click(screen.getByRole('button', { name: '清空' }))
  expect(box('平台开店').checked).toBe(false)
})

test('确定 and Escape give the focus back to the field', async () => {
  render(<Demo first={['海外仓']} />)
  const user = userEvent.setup()
  await user.click(field())
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(document.activeElement).toBe(field())
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('a tag is removed in the closed field', async () => {
  render(<Demo first={['亚马逊', '海外仓']} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '移除 亚马逊' }))
  expect(screen.queryByRole('button', { name: '移除 亚马逊' })).toBeNull()
  expect(screen.getByRole('button', { name: '移除 海外仓' })).toBeTruthy()
})

test('the words of a row tick it, also where the page around can take the focus', async () => {
  render(
    <main tabIndex={-1}>
      <Demo />
    </main>,
  )
  const user = userEvent.setup()
  await user.click(field())
  await user.click(await screen.findByText('亚马逊'))
  expect(box('亚马逊').checked).toBe(true)
  await user.click(screen.getByText('已选 1 项', { selector: '[role=status]' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('on a phone a category shows that it leads on', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<Demo />)
  await userEvent.click(field())
  const row = (await screen.findByText('平台开店')).closest('.ch-row')
  expect(row?.querySelector('.ch-row__onward')).not.toBeNull()
  await userEvent.click(screen.getByText('平台开店'))
  expect(screen.getByText('亚马逊').closest('.ch-row')?.querySelector('svg')).toBeNull()
  vi.unstubAllGlobals()
})
