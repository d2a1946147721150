import { suggestPages } from '@chuhai/contract/search'
import { createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../app/app'
import { createAppDouble } from '../testing/app'
import { PortalSearch } from './PortalSearch'

const pages = ['亚马逊开店', '亚马逊物流'].map((name, index) => ({
  path: `/page/${index}`,
  title: [
    { text: name.slice(0, 2), isHit: true },
    { text: name.slice(2), isHit: false },
  ],
  label: '服务',
}))

let server: ServerDouble

beforeEach(() => {
  server = createServerDouble().answer(suggestPages, pages)
  render(
    <AppContext value={createAppDouble({ server })}>
      <PortalSearch />
    </AppContext>,
  )
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (text: string) => fireEvent.input(field(), { target: { value: text } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const list = () => screen.findByRole('listbox')
const questions = () => server.requests.map(({ query }) => query?.q)
const active = () => screen.queryByRole('option', { selected: true })?.textContent

describe('the search of the site', () => {
  it('offers pages once the typing pauses, with one question for all letters', async () => {
    type('亚')
    type('亚马')
    await list()
    expect(questions()).toEqual(['亚马'])
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '亚马逊开店服务',
      '亚马逊物流服务',
    ])
    expect(field().getAttribute('aria-expanded')).toBe('true')
  })

  it('opens the page that the arrows have made active, and searches otherwise', async () => {
    type('亚马')
    await list()
    expect(active()).toBeUndefined()
    let opened: string | null = null
    const follow = (event: Event) => {
      event.preventDefault()
      opened = (event.target as Element).closest('a')?.getAttribute('href') ?? null
    }
    document.addEventListener('click', follow, { once: true })
    press('ArrowUp')
    expect(active()).toBe('亚马逊物流服务')
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id)
    press('ArrowDown')
    expect(active()).toBeUndefined()
    press('ArrowDown')
    expect(press('Enter')).toBe(false)
    expect(opened).toBe('/page/0')
    expect(screen.queryByRole('listbox')).toBeNull()
    fireEvent.submit(screen.getByRole('search'))
    expect(location.pathname + location.search).toBe(`/search?${new URLSearchParams({ q: '亚马' })}`)
  })

  it('closes by Escape and by leaving the field, and keeps what is typed', async () => {
    for (const close of [() => press('Escape'), () => fireEvent.blur(field())]) {
      type('亚')
      type('亚马')
      await list()
      close()
      expect(screen.queryByRole('listbox')).toBeNull()
      expect(field().value).toBe('亚马')
    }
    expect(press('Escape')).toBe(true)
  })

  it('asks nothing while a word is being composed, and nothing for spaces', async () => {
    type('物')
    await list()
    fireEvent.compositionStart(field())
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    type('物ya ma')
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
    fireEvent.compositionEnd(field(), { target: { value: '物亚马' } })
    await waitFor(() => expect(questions()).toEqual(['物', '物亚马']))
    type('  ')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(questions()).toHaveLength(2)
  })

  it('works without suggestions where they cannot be loaded', async () => {
    server.fail(suggestPages, 'SERVICE_UNAVAILABLE')
    type('亚马')
    await waitFor(() => expect(questions()).toEqual(['亚马']))
    expect(screen.queryByRole('listbox')).toBeNull()
    fireEvent.submit(screen.getByRole('search'))
    expect(location.pathname).toBe('/search')
  })
})
