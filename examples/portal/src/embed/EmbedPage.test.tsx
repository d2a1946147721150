import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser'
import { openPage } from '../testing/open-page'
import { choiceOf, pages } from './choice'
import { Options } from './Options'
import { embedInto } from './Preview'
import { embeddedOf } from './snippets'

type Main = Awaited<ReturnType<typeof openPage>>['main']

const codeIn = (main: Main, name: string) =>
  main.getByRole('region', { name }).querySelector('code')?.textContent ?? ''

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the page of the generator', () => {
  it('shows what its address says, and leads to every other choice', async () => {
    const { main } = await openPage('/embed?side=left&page=dark')
    expect(codeIn(main, '脚本标签')).toBe(
      `<script async crossorigin src="${location.origin}/widgets/help-box.js" data-side="left"></script>`,
    )
    const sides = within(main.getByRole('list', { name: '位置' }))
    expect(sides.getByRole('link', { name: '左边' }).getAttribute('aria-current')).toBe('true')
    expect(sides.getByRole('link', { name: '右边' }).getAttribute('href')).toBe('/embed?side=right&page=dark')
    expect(main.getByTitle('组件在网页里的样子').getAttribute('src')).toBe('/preview/dark.html')
  })

  it('takes what is written once the field is left, and Back takes it back', async () => {
    const { main } = await openPage('/embed')
    const field = () => main.getByRole<HTMLInputElement>('textbox', { name: '距底部' })
    field().focus()
    fireEvent.change(field(), { target: { value: '96' } })
    expect(location.search).toBe('')
    await act(async () => fireEvent.submit(field()))
    expect(location.search).toBe('?offset=96')
    expect(codeIn(main, '脚本标签')).toContain('data-offset="96"')
    act(() => history.back())
    await waitFor(() => expect(codeIn(main, '脚本标签')).not.toContain('data-offset'))
    expect(field().value).toBe('')
  })

  it('says what a field takes, and keeps what is wrong out of the code', async () => {
    const { main } = await openPage('/embed')
    const field = main.getByRole('textbox', { name: '距底部' })
    fireEvent.change(field, { target: { value: '2em' } })
    await act(async () => fireEvent.submit(field))
    expect(main.getByText('请填 0–9999')).toBeTruthy()
    expect(location.search).toBe('')
  })

  it('takes a colour once its picker is closed', async () => {
    const { main } = await openPage('/embed?widget=consultation')
    const input = main.getByLabelText<HTMLInputElement>('主色')
    input.value = '#7a2e0c'
    await act(async () => void input.dispatchEvent(new Event('change')))
    expect(codeIn(main, '颜色')).toContain('--chuhai-primary: #7a2e0c;')
  })

  it.each([
    ['text', '距底部', '96', '?offset=96'],
    ['colour', '主色', '#7a2e0c', '?primary=%237a2e0c'],
  ])('takes a %s that was chosen before it was hydrated', async (_, name, value, search) => {
    history.replaceState(null, '', '/embed')
    const options = <Options choice={choiceOf('')} />
    const container = document.body.appendChild(document.createElement('div'))
    container.append(document.createRange().createContextualFragment(renderToString(options)))
    screen.getByLabelText<HTMLInputElement>(name).value = value
    render(options, { container, hydrate: true })
    await waitFor(() => expect(location.search).toBe(search))
    expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe(value)
  })

  it('copies a snippet, and says whether it has', async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    const { main } = await openPage('/embed?widget=login')
    await act(async () => fireEvent.click(main.getByRole('button', { name: '复制React' })))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(codeIn(main, 'React'))
    expect(main.getByText('已复制')).toBeTruthy()
  })
})

describe('the preview', () => {
  const preview = (search: string) => {
    const page = document.implementation.createHTMLDocument()
    page.body.innerHTML = '<div id="place"></div>'
    embedInto(page, embeddedOf(choiceOf(search)))
    return { tag: page.querySelector('script'), place: page.getElementById('place') }
  }

  it('has the tag with its settings, and no element for the box', () => {
    const { tag, place } = preview('?side=left&offset=96')
    expect({ ...tag?.dataset }).toEqual({ side: 'left', offset: '96' })
    expect([tag?.getAttribute('src'), tag?.async, place?.childElementCount]).toEqual([
      '/widgets/help-box.js',
      true,
      0,
    ])
  })

  it('has an element with its attributes in the place for it', () => {
    const { tag, place } = preview('?widget=competition&button-only=true&theme=dark')
    expect(tag?.getAttribute('src')).toBe('/widgets/loader.js')
    const attributes = [...(place?.firstElementChild?.attributes ?? [])].map(({ name, value }) => [
      name,
      value,
    ])
    expect(place?.firstElementChild?.localName).toBe('chuhai-competition')
    expect(Object.fromEntries(attributes)).toEqual({ edition: '6', 'button-only': 'true', theme: 'dark' })
  })

  it('shows the same page in every look', () => {
    const bodies = pages.map((name) => {
      const file = join(import.meta.dirname, '../../public/preview', `${name}.html`)
      return readFileSync(file, 'utf8').split('<body>')[1]
    })
    expect(new Set(bodies).size).toBe(1)
  })
})
