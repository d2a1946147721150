import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import Chapters from './Chapters'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const chapter = (id: string) => `## 章 ${id} {#${id}}\n\n正文 ${id}`
const three = ['one', 'two', 'three'].map(chapter).join('\n\n')

it('gives chapters the ids that its contents lead to', () => {
  render(<Chapters body={three} updated={null} />)
  expect(screen.getByRole('link', { name: '章 two' }).getAttribute('href')).toBe('#two')
  expect(document.getElementById('two')).toBe(screen.getByRole('heading', { level: 2, name: '章 two' }))
})

it('has no contents below three chapters', () => {
  render(<Chapters body={chapter('one')} updated="2026 年 11 月 1 日" />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByText('更新于 2026 年 11 月 1 日')).toBeTruthy()
})

it('moves to the chapter of the address when it comes after its page', () => {
  const scroll = vi.fn()
  Element.prototype.scrollIntoView = scroll
  history.replaceState(null, '', '#two')
  render(<Chapters body={three} updated={null} />)
  expect(scroll.mock.contexts).toEqual([document.getElementById('two')])
})
