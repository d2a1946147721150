import { getPage } from '@chuhai/contract/page'
import { listRecommendedPlatforms } from '@chuhai/contract/platform'
import { describe, expect, it } from 'vitest'
import { createFakeCore, createServerDouble } from '../testing'

const platforms = [{ id: 1, platformName: 'Shopee' }]

const setUp = () => {
  const server = createServerDouble().answer(listRecommendedPlatforms, platforms)
  const core = createFakeCore({}, { server })
  return { core, server, query: core.query(listRecommendedPlatforms) }
}

describe('a query', () => {
  it('asks nothing before it is loaded', () => {
    const { server, query } = setUp()
    expect(query.$state.get()).toEqual({ phase: 'idle' })
    expect(server.requests).toHaveLength(0)
  })

  it('goes from idle over loading to ready', async () => {
    const { query } = setUp()
    const phases: string[] = []
    query.$state.subscribe(({ phase }) => void phases.push(phase))
    await expect(query.load()).resolves.toEqual(platforms)
    expect(phases).toEqual(['idle', 'loading', 'ready'])
    expect(query.$state.get()).toEqual({ phase: 'ready', data: platforms })
  })

  it('is shared by all callers, with one request', async () => {
    const { core, server, query } = setUp()
    expect(core.query(listRecommendedPlatforms)).toBe(query)
    await Promise.all([query.load(), core.query(listRecommendedPlatforms).load(), query.refresh()])
    await query.load()
    expect(server.requests).toHaveLength(1)
  })

  it('is another for another input', () => {
    const { core } = setUp()
    const [a, b] = ['a', 'b'].map((key) => core.query(getPage, { params: { key } }))
    expect(a).not.toBe(b)
    expect(core.query(getPage, { params: { key: 'a' } })).toBe(a)
  })

  it('requests again when refreshed, past the duplicate guard, and keeps its data meanwhile', async () => {
    const { server, query } = setUp()
    await query.load()
    server.answer(listRecommendedPlatforms, [])
    const refreshed = query.refresh()
    expect(query.$state.get()).toEqual({ phase: 'loading', data: platforms })
    await expect(refreshed).resolves.toEqual([])
    expect(query.$state.get()).toEqual({ phase: 'ready', data: [] })
  })

  it('fails with the error, and loads again when asked to', async () => {
    const { server, query } = setUp()
    server.fail(listRecommendedPlatforms, 'SERVICE_UNAVAILABLE')
    await expect(query.load()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(query.$state.get()).toMatchObject({ phase: 'failed', error: { code: 'SERVICE_UNAVAILABLE' } })
    server.answer(listRecommendedPlatforms, platforms)
    await expect(query.load()).resolves.toEqual(platforms)
  })

  it('keeps the last answer when a refresh fails', async () => {
    const { server, query } = setUp()
    await query.load()
    server.disconnect(listRecommendedPlatforms)
    await query.refresh().catch(() => {})
    expect(query.$state.get()).toMatchObject({ phase: 'failed', data: platforms, error: { code: 'NETWORK' } })
  })

  it('is idle again when the core goes away while it loads', async () => {
    const { core, server, query } = setUp()
    server.hang(listRecommendedPlatforms)
    const loading = query.load()
    core.destroy()
    await expect(loading).rejects.toMatchObject({ name: 'AbortError' })
    expect(query.$state.get()).toEqual({ phase: 'idle' })
  })

  it('reports through the global handler where a widget says so', async () => {
    const { core, server, query } = setUp()
    server.fail(listRecommendedPlatforms, 'SERVER_ERROR')
    await query.load().catch(core.report)
    expect(core.notices.$notice.get()).toMatchObject({ kind: 'error', text: '系统错误，请稍后再试！' })
  })
})
