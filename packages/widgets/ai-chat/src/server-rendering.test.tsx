// @vitest-environment node
import { createFakeCore } from '@chuhai/core/testing'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AiChat } from './AiChat'

it('renders on a server, where there is no window to measure', () => {
  expect(globalThis.matchMedia).toBeUndefined()
  expect(renderToString(<AiChat core={createFakeCore()} heading framed />)).toContain('<textarea')
})
