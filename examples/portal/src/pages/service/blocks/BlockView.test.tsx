import { act } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../../testing/browser'
import type { BlockProps, ShownBlockOf } from './block'

const block = {
  type: 'timetable',
  title: '截止日期',
  lead: null,
  name: null,
  note: null,
  list: [{ date: '2026-12-01', title: '黑五备货', text: '入仓', tag: null, until: null, repeats: null }],
} as unknown as ShownBlockOf<'timetable'>

let renderAgain = () => {}

/** A page that renders again after hydration. */
const Page = ({ Block }: { Block: ComponentType<BlockProps> }) => {
  const [, setCount] = useState(0)
  renderAgain = () => setCount((count) => count + 1)
  return <Block block={block} id="dates" page="train" now={Date.parse('2026-11-23T04:00:00Z')} />
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  stubBrowser()
})

it('stays in the document while its code is loading and the page renders again', async () => {
  const onServer = await import('./BlockView')
  const { prelude } = await prerender(<Page Block={onServer.BlockView} />)
  const container = document.createElement('div')
  container.innerHTML = await new Response(prelude).text()
  document.body.append(container)
  expect(container.textContent).toContain('黑五备货')

  vi.resetModules()
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.doMock('./Timetable', async (importOriginal) => {
    await arrival
    return importOriginal()
  })
  const inBrowser = await import('./BlockView')
  const root = await act(async () => hydrateRoot(container, <Page Block={inBrowser.BlockView} />))
  await act(async () => renderAgain())
  expect(container.textContent).toContain('黑五备货')
  expect(container.querySelector('#dates')).not.toBeNull()

  await act(async () => arrive())
  expect(container.textContent).toContain('黑五备货')
  act(() => root.unmount())
})
