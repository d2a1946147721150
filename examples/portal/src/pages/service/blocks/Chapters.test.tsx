import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import Chapters from './Chapters'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const draw = (body: string, updated: string | null = null) =>
  render(<Chapters block={{ type: 'text', body, updated }} id="text" page="privacy" now={0} />)
const chapter = (id: string) => `## 章 ${id} {#${id}}\n\n正文 ${id}`
const three = ['one', 'two', 'three'].map(chapter).join('\n\n')

it('gives chapters the ids that its contents lead to', () => {
  draw(three)
  expect(screen.getByRole('link', { name: '章 two' }).getAttribute('href')).toBe('#two')
  expect(document.getElementById('two')).toBe(screen.getByRole('heading', { level: 2, name: '章 two' }))
})

it('has no contents below three chapters', () => {
  draw(chapter('one'), '2026 年 11 月 1 日')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByText('更新于 2026 年 11 月 1 日')).toBeTruthy()
})

it('moves to the chapter of the address when it comes after its page', () => {
  const scroll = vi.fn()
  Element.prototype.scrollIntoView = scroll
  history.replaceState(null, '', '#two')
  draw(three)
  expect(scroll.mock.contexts).toEqual([document.getElementById('two')])
})
