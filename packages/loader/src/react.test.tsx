import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import './react'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(Element.prototype, 'remove').mockImplementation(() => {
    throw new Error('The page has a function of its own here.')
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const Part = ({ isLoading }: { isLoading: boolean }) => (isLoading ? <progress /> : <p>内容</p>)

it('replaces what is loading by what has come, on a page that has replaced `remove`', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<Part isLoading />))
  await act(async () => root.render(<Part isLoading={false} />))
  expect(place.innerHTML).toBe('<p>内容</p>')
  await act(async () => root.unmount())
  expect(place.innerHTML).toBe('')
})
