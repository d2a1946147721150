// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WidgetScope } from '../form/WidgetScope'
import { Scope } from './Scope'

const Hello = () => (
  <WidgetScope>
    <p className="ch-hello">您好</p>
  </WidgetScope>
)
const link = () => {
  const style = document.createElement('style')
  style.textContent = '.chuhai { --_font: serif }'
  document.head.append(style)
}
let warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development')
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
  vi.unstubAllEnvs()
})

const said = () => warn.mock.calls.map(([text]) => String(text))

test('a scope has a theme and a language, and no box', () => {
  link()
  render(
    <Scope theme="dark" locale="en">
      <Hello />
    </Scope>,
  )
  const scope = screen.getByText('您好').parentElement as HTMLElement
  expect(scope.outerHTML).toMatch(/^<div class="chuhai ch-scope" data-theme="dark" lang="en">/)
  expect(said()).toEqual([])
})

test('a widget with a theme of its own is a scope within that of the page', () => {
  link()
  render(
    <Scope theme="light" locale="en">
      <WidgetScope theme="dark">
        <p className="ch-hello">Hello</p>
      </WidgetScope>
    </Scope>,
  )
  const scope = screen.getByText('Hello').parentElement as HTMLElement
  expect([scope.dataset.theme, scope.lang]).toEqual(['dark', 'en'])
  expect(said()).toEqual([])
})

test('a widget outside of a scope says so, once', () => {
  link()
  const { rerender } = render(<Hello />)
  rerender(<Hello />)
  expect(said()).toEqual([expect.stringMatching(/^\[chuhai\] \.ch-hello .*put <ChuhaiProvider>/)])
})

test('a scope without a stylesheet says so', () => {
  render(
    <Scope theme="light">
      <Hello />
    </Scope>,
  )
  expect(said()).toEqual([expect.stringMatching(/^\[chuhai\] \.chuhai .*import '@chuhai\/ui\/styles\.css'/)])
})

test('a page that a server has rendered without a stylesheet says so before its components bring theirs', async () => {
  const view = (
    <Scope theme="light">
      <p>您好</p>
    </Scope>
  )
  const main = document.createElement('main')
  main.append(...new DOMParser().parseFromString(renderToString(view), 'text/html').body.childNodes)
  document.body.append(main)
  const root = await act(async () => hydrateRoot(main, view))
  expect(said()).toEqual([expect.stringMatching(/^\[chuhai\] \.chuhai was rendered by a server without/)])
  await act(async () => root.unmount())
})

test('a site that is not under development says nothing', () => {
  vi.stubEnv('NODE_ENV', 'production')
  render(<Hello />)
  expect(said()).toEqual([])
})
