// @vitest-environment jsdom
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLocale } from '../locale/locale'
import { defineElement } from './define-element'

const unmounted = vi.fn()

const theme = {
  value: 'light' as 'light' | 'dark' | 'auto',
  listeners: new Set<() => void>(),
  get: () => theme.value,
  set(value: 'light' | 'dark' | 'auto') {
    theme.value = value
    for (const listener of theme.listeners) listener()
  },
  listen(changed: () => void) {
    theme.listeners.add(changed)
    return () => theme.listeners.delete(changed)
  },
}

interface ProbeProps {
  size?: 'small' | 'large' | undefined
  limit?: number | undefined
  compact?: boolean | undefined
  courseUrl?: string | undefined
  topics?: readonly string[] | undefined
  core?: string
  onDone?: (detail?: unknown) => boolean
}

const Probe = ({ size, limit, compact, courseUrl, topics, core, onDone }: ProbeProps) => {
  const locale = useLocale()
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState('')
  useEffect(() => () => unmounted(), [])
  return (
    <div>
      <output>{JSON.stringify({ size, limit, compact, courseUrl, topics, core, locale })}</output>
      <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button type="button" onClick={() => setAnswer(String(onDone?.({ id: 7 })))}>
        {answer}
      </button>
    </div>
  )
}

defineElement('chuhai-probe', {
  component: Probe,
  attributes: {
    size: { kind: 'choice', choices: ['small', 'large'] },
    limit: { kind: 'number', min: 1 },
    compact: { kind: 'boolean' },
    'course-url': { kind: 'url' },
    topics: { kind: 'list' },
  },
  events: { onDone: 'chuhai-done' },
  props: (host) => ({ core: host.id }),
  theme: () => theme,
})

type ProbeElement = HTMLElement & {
  size: string | undefined
  limit: number | undefined
  compact: boolean
  courseUrl: string | undefined
  topics: readonly string[] | undefined
  locale: string | undefined
}

const place = async (attributes: Record<string, string> = {}, ...before: HTMLElement[]) => {
  const host = document.createElement('chuhai-probe') as ProbeElement
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  await act(async () => document.body.replaceChildren(...before, host))
  const root = host.shadowRoot as ShadowRoot
  const props = () => JSON.parse(root.querySelector('output')?.textContent ?? '{}')
  return { host, root, props }
}

afterEach(async () => {
  await act(async () => document.body.replaceChildren())
  unmounted.mockClear()
})

test('attributes arrive as props, and further ones from `props`', async () => {
  const { props } = await place({
    id: 'one',
    size: 'large',
    limit: '3',
    compact: '',
    'course-url': 'https://school.example/a',
  })
  expect(props()).toEqual({
    size: 'large',
    limit: 3,
    compact: true,
    courseUrl: 'https://school.example/a',
    core: 'one',
    locale: 'zh-CN',
  })
})

test('a changed attribute is shown', async () => {
  const { host, props } = await place()
  await act(async () => {
    host.setAttribute('limit', '5')
    host.setAttribute('locale', 'en')
  })
  expect(props()).toMatchObject({ limit: 5, locale: 'en' })
  await act(async () => host.removeAttribute('limit'))
  expect(props().limit).toBeUndefined()
})

test('a clone of an element lives by itself', async () => {
  const { host, root } = await place({ limit: '3' })
  await userEvent.type(root.querySelector('input') as HTMLInputElement, '沈立群')
  const clone = host.cloneNode(true) as ProbeElement
  await act(async () => host.after(clone))
  const field = clone.shadowRoot?.querySelector('input') as HTMLInputElement
  await userEvent.type(field, '陈')
  await act(async () => clone.setAttribute('limit', '4'))
  expect(JSON.parse(clone.shadowRoot?.querySelector('output')?.textContent ?? '')).toMatchObject({ limit: 4 })
  expect([root.querySelector('input')?.value, field.value, host.limit]).toEqual(['沈立群', '陈', 3])
  field.blur()
})

test('the mark for smooth scrolling comes back where a page takes it away', async () => {
  const { host } = await place()
  host.removeAttribute('data-lenis-prevent')
  expect(host.hasAttribute('data-lenis-prevent')).toBe(true)
})

test('properties mirror the attributes', async () => {
  const { host, props } = await place({ limit: '3', compact: '', topics: 'a, b，c' })
  expect(host).toMatchObject({ limit: 3, compact: true, topics: ['a', 'b', 'c'], size: undefined })
  await act(async () => {
    Object.assign(host, { limit: 5, compact: false, topics: ['d'], size: 'large', locale: 'en' })
    host.courseUrl = '/school'
  })
  expect(props()).toMatchObject({ limit: 5, topics: ['d'], size: 'large', locale: 'en' })
  expect([...host.attributes].map(({ name, value }) => `${name}=${value}`).sort()).toEqual([
    'course-url=/school',
    'data-lenis-prevent=',
    'limit=5',
    'locale=en',
    'size=large',
    'topics=d',
  ])
  host.limit = undefined
  expect(host.hasAttribute('limit')).toBe(false)
  expect(host).toMatchObject({ limit: undefined, compact: false, courseUrl: `${location.origin}/school` })
})

test('a property that was set before the element was defined counts', async () => {
  const host = document.createElement('chuhai-late') as ProbeElement
  host.limit = 4
  document.body.append(host)
  await act(async () =>
    defineElement('chuhai-late', {
      component: Probe,
      attributes: { limit: { kind: 'number' } },
    }),
  )
  expect(host.getAttribute('limit')).toBe('4')
  expect(JSON.parse(host.shadowRoot?.querySelector('output')?.textContent ?? '{}').limit).toBe(4)
})

test('an invalid value is left out and a warning says what to do', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { props } = await place({ size: 'huge', limit: 'none', 'course-url': 'javascript:alert(1)' })
  expect(props()).toEqual({ core: '', locale: 'zh-CN' })
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    '[chuhai] <chuhai-probe size="huge"> is left out: set size to "small" or "large".',
    '[chuhai] <chuhai-probe limit="none"> is left out: set limit to a number from 1.',
    '[chuhai] <chuhai-probe course-url="javascript:alert(1)"> is left out: set course-url to an address that starts with https:// or http://, or a path on this site.',
  ])
})

test('callbacks become events that bubble out of shadow roots and can be prevented', async () => {
  const { root } = await place()
  const heard = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('chuhai-done', heard, { once: true })
  const button = root.querySelector('button') as HTMLElement
  await act(async () => button.click())
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ detail: { id: 7 } }))
  expect(button.textContent).toBe('false')
})

test('events that a page could prevent or misread stay inside', async () => {
  const { root } = await place()
  const heard = vi.fn((event: Event) => event.preventDefault())
  const types = [
    ...['keydown', 'keyup', 'keypress', 'input', 'paste', 'focusin', 'focusout'],
    ...['pointerdown', 'mousedown', 'touchstart', 'touchmove', 'wheel', 'selectstart', 'contextmenu'],
  ]
  for (const type of types) document.addEventListener(type, heard)
  const input = root.querySelector('input') as HTMLInputElement
  await act(async () => {
    await userEvent.click(input)
    await userEvent.type(input, 'g')
    for (const type of types)
      input.dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true }))
  })
  for (const type of types) document.removeEventListener(type, heard)
  expect(heard).not.toHaveBeenCalled()
  expect(input.value).toBe('g')
})

test('hotkeys that ignore editable targets ignore the element, also while capturing', async () => {
  const { host, root } = await place()
  const jumped = vi.fn()
  const hotkey = ({ target }: Event) => {
    const { tagName, isContentEditable } = target as HTMLElement
    if (!/^(INPUT|TEXTAREA|SELECT)$/.test(tagName) && !isContentEditable) jumped()
  }
  window.addEventListener('keydown', hotkey, true)
  await act(() => userEvent.type(root.querySelector('input') as HTMLInputElement, 's'))
  window.removeEventListener('keydown', hotkey, true)
  expect(jumped).not.toHaveBeenCalled()
  expect(host.hasAttribute('contenteditable')).toBe(false)
})

test('a focus trap of the page lets go of the focus as the element is pressed', async () => {
  const theirs = document.createElement('input')
  const { root } = await place({}, theirs)
  const trap = ({ relatedTarget }: FocusEvent) => relatedTarget && theirs.focus()
  document.addEventListener('focusout', trap)
  theirs.focus()
  const input = root.querySelector('input') as HTMLInputElement
  await act(() => userEvent.click(input))
  document.removeEventListener('focusout', trap)
  expect(root.activeElement).toBe(input)
})

test('keeps what was typed when moved in the page', async () => {
  const main = document.createElement('main')
  const { host, root } = await place({}, main)
  const input = root.querySelector('input') as HTMLInputElement
  await act(() => userEvent.type(input, 'abc'))
  await act(async () => main.append(host))
  expect(root.querySelector('input')).toBe(input)
  expect(input.value).toBe('abc')
  expect(unmounted).not.toHaveBeenCalled()
})

test('leaves nothing when removed, and starts again when added again', async () => {
  const { host, root } = await place()
  await act(async () => host.remove())
  expect(unmounted).toHaveBeenCalledTimes(1)
  expect(root.childNodes).toHaveLength(0)
  await act(async () => document.body.append(host))
  expect(root.querySelector('input')).toBeTruthy()
})

test('defining a tag twice keeps the first', () => {
  const first = customElements.get('chuhai-probe')
  defineElement('chuhai-probe', { component: () => null })
  expect(customElements.get('chuhai-probe')).toBe(first)
})

test('elements without a theme follow the theme of the page, also when it changes', async () => {
  theme.set('dark')
  const { host, root } = await place()
  const shown = () => (root.firstElementChild as HTMLElement).dataset.theme
  expect(shown()).toBe('dark')
  await act(async () => theme.set('auto'))
  expect(shown()).toBe('auto')
  await act(async () => host.setAttribute('theme', 'light'))
  expect(shown()).toBe('light')
  await act(async () => host.remove())
  expect(theme.listeners.size).toBe(0)
})
