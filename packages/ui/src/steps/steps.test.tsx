// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LocaleProvider } from '../locale/locale'
import { Steps } from './Steps'

const steps = ['填写信息', '添加成员', '提交审核']
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

afterEach(cleanup)

test('names the place on the way, to a screen reader in words', () => {
  render(<Steps label="报名步骤" steps={steps} current={1} />)
  expect(screen.getByRole('list', { name: '报名步骤' })).toBeTruthy()
  expect(texts()).toEqual([
    '第 1 步，共 3 步：填写信息，已完成',
    '2第 2 步，共 3 步：添加成员',
    '3第 3 步，共 3 步：提交审核',
  ])
  const current = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))
  expect(current).toEqual([null, 'step', null])
})

test('is all done beyond the last step', () => {
  render(<Steps label="报名步骤" steps={steps} current={3} />)
  expect(screen.getAllByText('，已完成')).toHaveLength(3)
  expect(document.querySelector('[aria-current]')).toBeNull()
})

test('speaks English where that is asked for', () => {
  render(
    <LocaleProvider locale="en">
      <Steps label="Steps" steps={['Information', 'Members']} current={1} />
    </LocaleProvider>,
  )
  expect(texts()).toEqual(['Step 1 of 2: Information, done', '2Step 2 of 2: Members'])
})
