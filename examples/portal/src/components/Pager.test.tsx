import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Pager, pagesAround } from './Pager'

afterEach(cleanup)

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
])('page %i of %i has the way to %j', (page, pages, shown) => {
  expect(pagesAround(page, pages)).toEqual(shown)
})

it('leads to the other pages by links, and marks its own', () => {
  render(<Pager page={2} pages={2} turn={(page) => ({ href: `/news?page=${page}` })} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/news?page=1', '/news?page=1', '/news?page=2'])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
})

it('turns the page by a press where the list stays in place', () => {
  const turn = vi.fn()
  render(<Pager page={1} pages={3} turn={(page) => ({ onClick: () => turn(page) })} />)
  expect(screen.getByRole('button', { name: '上一页' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: '下一页' }))
  fireEvent.click(screen.getByRole('button', { name: '第 3 页' }))
  expect(turn.mock.calls).toEqual([[2], [3]])
})

it('is not there for one page', () => {
  expect(render(<Pager page={1} pages={1} turn={() => ({ href: '/' })} />).container.innerHTML).toBe('')
})
