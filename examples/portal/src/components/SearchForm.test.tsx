import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SearchForm } from './SearchForm'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const search = (question: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: question } })
  fireEvent.submit(screen.getByRole('search'))
}

const form = { action: '/trademarkPatent', label: '搜索', hint: '搜国家', maxLength: 50 }

it('opens the results of a question, and keeps what else the address says', () => {
  render(<SearchForm {...form} keep={{ region: '美国' }} />)
  search(' 续展 ')
  expect(new URLSearchParams(location.search)).toEqual(new URLSearchParams({ region: '美国', q: '续展' }))
  expect(location.pathname).toBe('/trademarkPatent')
})

it('moves the focus to the field where nothing is asked', () => {
  render(<SearchForm {...form} keep={{ region: '美国' }} />)
  search(' ')
  expect(location.pathname).toBe('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

it('opens everything of what is kept where an empty question is one too', () => {
  render(<SearchForm {...form} keep={{ region: '美国' }} opensEmpty />)
  search('')
  expect(location.pathname + location.search).toBe(
    `/trademarkPatent?${new URLSearchParams({ region: '美国' })}`,
  )
})
