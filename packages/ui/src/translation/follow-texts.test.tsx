// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LocaleProvider } from '../locale/locale'
import { translatePage } from './translate-page'

interface ListProps {
  count: number
  note?: string
  isBusy?: boolean
  names?: readonly string[]
}

const List = ({ count, note, isBusy, names = [] }: ListProps) => (
  <LocaleProvider>
    <p className="ch-list">
      找到 {count} 条{note}
      {isBusy && <b>载入中</b>}
      {names.map((name) => name)}
    </p>
  </LocaleProvider>
)

/** How translators put their element in the place of a text. */
const ways: Record<string, (text: Text, shown: Element) => void> = {
  replaces: (text, shown) => text.replaceWith(shown),
  'puts it before and removes': (text, shown) => {
    text.before(shown)
    text.remove()
  },
  'puts it after and removes': (text, shown) => {
    text.after(shown)
    text.remove()
  },
  moves: (text, shown) => {
    text.before(shown)
    shown.replaceChildren(text)
  },
}

const textsIn = (node: Node): Text[] =>
  [...node.childNodes].flatMap((child) => (child instanceof Text ? [child] : textsIn(child)))

/** Translates once what is shown now. */
const translateOnce = async (root: Element, way: (text: Text, shown: Element) => void) => {
  for (const text of textsIn(root).filter(
    ({ data, parentElement }) => data && !parentElement?.closest('font'),
  )) {
    const shown = document.createElement('font')
    shown.textContent = text.data
    way(text, shown)
  }
  await act(async () => {})
}

let stop = () => {}
afterEach(() => {
  stop()
  cleanup()
})

const show = (props: ListProps) => {
  const shown = render(<List {...props} />)
  const line = shown.container.querySelector('p') as HTMLElement
  const change = async (next: ListProps) => {
    await act(async () => shown.rerender(<List {...next} />))
    return line.textContent
  }
  return { ...shown, line, change }
}

it('shows a count that changes between translated texts, translated again', async () => {
  const { line, change } = show({ count: 16 })
  stop = translatePage()
  await act(async () => {})
  expect(line.textContent).toBe('[找到 ][16][ 条]')
  expect(await change({ count: 40 })).toBe('[找到 ][40][ 条]')
  expect(await change({ count: 41 })).toBe('[找到 ][41][ 条]')
  expect(line.querySelectorAll('font > font')).toHaveLength(3)
})

it('removes, adds and reorders what is rendered around translated texts', async () => {
  const { change, unmount } = show({ count: 16, note: '（全部）', names: ['一', '二'] })
  stop = translatePage()
  expect(await change({ count: 16, isBusy: true, names: ['二', '三'] })).toBe(
    '[找到 ][16][ 条][载入中][二][三]',
  )
  expect(await change({ count: 0, note: '（无）', names: ['三'] })).toBe('[找到 ][0][ 条][（无）][三]')
  expect(await change({ count: 0, names: ['三', '四', '五'] })).toBe('[找到 ][0][ 条][三][四][五]')
  unmount()
  expect(document.body.textContent).toBe('')
})

it.each(Object.entries(ways))('follows a translator that %s the text', async (_, way) => {
  const { line, change } = show({ count: 16, note: '。' })
  await translateOnce(line, way)
  expect(line.textContent).toBe('找到 16 条。')
  expect(await change({ count: 40 })).toBe('找到 40 条')
  await translateOnce(line, way)
  expect(await change({ count: 41, note: '！', isBusy: true })).toBe('找到 41 条！载入中')
})

it('shows the text again when its translation is taken back', async () => {
  const { line, change } = show({ count: 16 })
  await translateOnce(line, ways.replaces as never)
  for (const shown of line.querySelectorAll('font')) shown.replaceWith(shown.textContent as string)
  await act(async () => {})
  expect(line.textContent).toBe('找到 16 条')
  expect(await change({ count: 40 })).toBe('找到 40 条')
})

it('does not go on for ever with a translator that takes empty texts', async () => {
  const { line, change } = show({ count: 16 })
  const seen: Text[] = []
  const observer = new MutationObserver(() => {
    for (const text of textsIn(line).filter(({ parentElement }) => parentElement === line)) {
      seen.push(text)
      const shown = document.createElement('font')
      shown.textContent = text.data
      text.replaceWith(shown)
    }
  })
  stop = () => observer.disconnect()
  observer.observe(line, { childList: true })
  await change({ count: 17 })
  line.append('')
  await act(async () => {})
  expect(await change({ count: 40 })).toBe('找到 40 条')
  expect(seen.length).toBeLessThan(20)
})

it('leaves the texts of the page around alone', async () => {
  const page = document.createElement('p')
  page.textContent = '别人的字'
  document.body.append(page)
  show({ count: 16 })
  stop = translatePage()
  await act(async () => {})
  expect([...page.childNodes].map(({ nodeName }) => nodeName)).toEqual(['FONT'])
  page.remove()
})

it('ends with the last of our parts', async () => {
  const { unmount } = show({ count: 16 })
  unmount()
  const part = document.createElement('p')
  part.className = 'ch-list'
  part.textContent = '我们的字'
  document.body.append(part)
  stop = translatePage()
  await act(async () => {})
  expect([...part.childNodes].map(({ nodeName }) => nodeName)).toEqual(['FONT'])
  part.remove()
})
