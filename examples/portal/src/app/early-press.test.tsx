import { Button, Form } from '@chuhai/ui'
import { act, fireEvent } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepEarlyPress } from './early-press'

const consult = vi.fn()
const send = vi.fn()
const search = vi.fn((event: Event) => event.preventDefault())
let root: Root | undefined

const Page = () => (
  <>
    <Button onClick={consult}>在线咨询</Button>
    <Form onSubmit={send}>
      <Button type="submit">提交</Button>
    </Form>
    <form>
      <input defaultValue="" />
      <button type="submit" onClick={consult}>
        搜索
      </button>
    </form>
    <p>正文</p>
  </>
)

/** The page as a server sends it, whose visitor is faster than its script; then it is brought to life. */
const open = async (meanwhile: (button: (name: string) => HTMLElement) => void) => {
  const { body } = new DOMParser().parseFromString(renderToString(<Page />), 'text/html')
  const container = document.body.appendChild(document.createElement('div'))
  container.append(...body.childNodes)
  container.querySelector('form')?.addEventListener('submit', search)
  keepEarlyPress(document)
  const parts = [...container.querySelectorAll<HTMLElement>('button, p')]
  meanwhile((name) => parts.find(({ textContent }) => textContent === name) as HTMLElement)
  await act(async () => {
    root = hydrateRoot(container, <Page />)
    document.documentElement.dataset.ready = ''
  })
  return container
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  for (const double of [consult, send, search]) double.mockClear()
})
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  delete document.documentElement.dataset.ready
  vi.unstubAllGlobals()
})

it('a button that is pressed twice before its page is ready does once what it is for', async () => {
  const container = await open((button) => {
    button('在线咨询').click()
    button('在线咨询').click()
  })
  expect(consult).toHaveBeenCalledOnce()
  fireEvent.click(container.querySelector('button') as HTMLElement)
  expect(consult).toHaveBeenCalledTimes(2)
})

it('the button of a form that is pressed before its page is ready sends the form', async () => {
  await open((button) => button('提交').click())
  expect(send).toHaveBeenCalledOnce()
  expect(consult).not.toHaveBeenCalled()
})

it('a form that the browser itself submits is not submitted again', async () => {
  await open((button) => button('搜索').click())
  expect(search).toHaveBeenCalledOnce()
  expect(consult).not.toHaveBeenCalled()
})

it.each([
  ['presses elsewhere', (button: (name: string) => HTMLElement) => button('正文').click()],
  [
    'types',
    () => fireEvent.input(document.querySelector('input') as HTMLElement, { target: { value: '税' } }),
  ],
])('a press is forgotten once its visitor %s', async (_, next) => {
  await open((button) => {
    button('在线咨询').click()
    next(button)
  })
  expect(consult).not.toHaveBeenCalled()
})
