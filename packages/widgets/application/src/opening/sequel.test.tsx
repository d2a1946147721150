import { getOwnStore } from '@chuhai/contract/store'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { Application } from '../Application'
import { classKind } from '../class-kind'
import { applied, createTestCore } from '../testing/core'
import { openingAfter } from '../testing/opening'
import { OpeningPanel } from './OpeningPanel'

beforeAll(async () => {
  await import('../ApplicationPanel')
})
afterEach(cleanup)

const shown = { ...classKind('', 6, {}), Sequel: OpeningPanel }
const show = (...states: Parameters<typeof applied>) => {
  const core = createTestCore({
    application: applied(...states),
    serve: (server) => server.answer(getOwnStore, openingAfter('handed')),
  })
  render(<Application core={core} shown={shown} subject="6" />)
  return core.server
}

it('what becomes of an application stands above it once it is accepted', async () => {
  show('submitted', 'accepted')
  const opening = await screen.findByRole('heading', { name: '等待平台答复' })
  const application = screen.getByRole('heading', { level: 2, name: /已通过|通过/ })
  expect(opening.compareDocumentPosition(application)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('and is asked for by no application before', async () => {
  const server = show('submitted')
  await screen.findByRole('heading', { level: 2 })
  expect(server.requests.filter(({ path }) => path.startsWith('/store'))).toEqual([])
})
