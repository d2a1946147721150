import { listRecommendedPlatforms } from '@chuhai/contract/platform'
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { createFakeCore, createServerDouble, type FakeCore } from '../testing'
import { useQuery } from './index'

const platforms = [{ id: 1, platformName: 'Shopee' }]

const Platforms = ({ core, refresh }: { core?: FakeCore; refresh?: boolean }) => {
  const { state, retry } = useQuery(core?.query(listRecommendedPlatforms), { refresh })
  const { phase, data = [] } = state
  return (
    <button type="button" onClick={retry}>
      {[phase, ...data.map(({ platformName }) => platformName)].join(' ')}
    </button>
  )
}
const setUp = () => {
  const server = createServerDouble().answer(listRecommendedPlatforms, platforms)
  return { server, core: createFakeCore({}, { server }) }
}
const text = () => screen.getByRole('button').textContent

afterEach(cleanup)

it('a component reads its query once it is shown, and shows what it has read', async () => {
  const { server, core } = setUp()
  render(<Platforms core={core} />)
  expect(text()).toBe('loading')
  await screen.findByText('ready Shopee')
  cleanup()
  render(<Platforms core={core} />)
  expect(text()).toBe('ready Shopee')
  expect(server.requests).toHaveLength(1)
})

it('a component that wants fresh data reads again, and shows the earlier answer meanwhile', async () => {
  const { server, core } = setUp()
  await core.query(listRecommendedPlatforms).load()
  server.answer(listRecommendedPlatforms, [])
  render(<Platforms core={core} refresh />)
  expect(text()).toBe('loading Shopee')
  await screen.findByText('ready')
})

it('a component whose query has failed reads again with retry', async () => {
  const { server, core } = setUp()
  server.fail(listRecommendedPlatforms, 'SERVICE_UNAVAILABLE')
  render(<Platforms core={core} />)
  await screen.findByText('failed')
  server.answer(listRecommendedPlatforms, platforms)
  await act(async () => screen.getByRole('button').click())
  await screen.findByText('ready Shopee')
})

it('a component without a query is idle, and so is one that a server renders', () => {
  const { server, core } = setUp()
  render(<Platforms />)
  expect(text()).toBe('idle')
  expect(renderToString(<Platforms core={core} />)).toContain('idle')
  expect(server.requests).toHaveLength(0)
})
