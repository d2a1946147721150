import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inboxMessages } from '../messages'
import { Fetched } from './Fetched'

const lost = new TypeError('Failed to fetch')
const load = vi.fn<() => Promise<string>>()
const show = () =>
  act(async () => {
    render(
      <Fetched load={load} words={inboxMessages['zh-CN']}>
        {(part) => <p>{part}</p>}
      </Fetched>,
    )
  })

beforeEach(() => {
  load.mockReset().mockResolvedValue('the list')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(cleanup)

it('a part whose code is on its way is announced as loading', async () => {
  load.mockReturnValue(new Promise(() => {}))
  await show()
  expect(screen.getByRole('status', { name: '载入中' })).toBeTruthy()
})

it('a part is shown as soon as its code is there', async () => {
  await show()
  expect(screen.getByText('the list')).toBeTruthy()
})

it('a part whose code could not be fetched says so, and is fetched again with 重试', async () => {
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  await show()
  expect(screen.getByRole('alert').textContent).toContain('页面没有加载完整')
  await act(async () => screen.getByRole('button', { name: '重试' }).click())
  expect(screen.getByText('the list')).toBeTruthy()
})
