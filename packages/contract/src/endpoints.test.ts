/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest'
import type { EndpointShape } from './endpoint'
import { adminEndpoints, endpoints } from './endpoints'
import { isErrorCode } from './errors'

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

const allEndpoints = [...endpoints, ...adminEndpoints]

const byName = (list: readonly EndpointShape[]) => list.map(({ name }) => name).sort()

const bracedNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

/** Where a schema takes numbers of any size: `transform(Number)` and `toNumber` make numbers, too. */
const unboundedNumbers = (schema: unknown, path = ''): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, pipe = [] } = schema as { type?: string; pipe?: { type: string }[] }
  const types = [type, ...pipe.map((step) => step.type)]
  const isNumber = types.includes('number') || types.includes('to_number')
  const isBounded = types.includes('min_value') && types.includes('max_value')
  if (isNumber) return isBounded ? [] : [path]
  const within = ['entries', 'options', 'item', 'wrapped'].map(
    (key) => (schema as Record<string, object>)[key],
  )
  return within.flatMap((parts) => {
    const isSchema = parts !== undefined && 'type' in parts && typeof parts.type === 'string'
    const listed = isSchema ? { '': parts } : (parts ?? {})
    return Object.entries(listed).flatMap(([name, part]) => unboundedNumbers(part, `${path}/${name}`))
  })
}

describe('the list of endpoints', () => {
  it('holds every endpoint that a domain declares, and none of an operator', () => {
    const modules = import.meta.glob<Record<string, unknown>>(['./*/index.ts', '!./admin/index.ts'], {
      eager: true,
    })
    const values = Object.values(modules).flatMap((module) => Object.values(module))
    const parts = values.flatMap((value) => (isEndpoint(value) ? [value] : Object.values(value ?? {})))
    const declared = [...new Set(parts.filter(isEndpoint))]

    expect(declared.length).toBeGreaterThan(0)
    expect(byName(endpoints)).toEqual(byName(declared))
    expect(endpoints.filter(({ path }) => path.startsWith('/admin'))).toEqual([])
    expect(adminEndpoints.filter(({ path, role }) => !path.startsWith('/admin/') || !role)).toEqual([])
  })

  it('names each endpoint and each method with path once', () => {
    const places = allEndpoints.map(({ method, path }) => `${method} ${path}`)
    for (const list of [endpoints, adminEndpoints])
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
    expect(new Set(places).size).toBe(allEndpoints.length)
  })

  it.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s is declared in full',
    (name, { path, summary, params, method, body, file, accepts, idempotent, errors = [] }) => {
      expect(name).toMatch(/^[a-z]+([A-Z][a-z]+)+$/)
      expect(summary).toMatch(/\p{Script=Han}/u)
      expect(path).not.toMatch(/^\/api|\/$|\/\/|\?/)
      expect(errors.every(isErrorCode)).toBe(true)
      if (method === 'GET') expect(body).toBeUndefined()
      expect(accepts === undefined).toBe(file === undefined)
      if (idempotent) expect(method).toBe('POST')
      const entries = (params as { entries?: object } | undefined)?.entries ?? {}
      expect(Object.keys(entries)).toEqual(bracedNames(path))
    },
  )

  it.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s bounds every number that a caller sends',
    (_, { params, query, body }) => {
      for (const part of [params, query, body]) expect(unboundedNumbers(part)).toEqual([])
    },
  )

  it('has the calls of the specification at their paths', () => {
    expect(endpoints.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'POST /consultation',
        'GET /liveBroadcast',
        'GET /liveBroadcast/info',
        'GET /platformNew/recommended_plat',
        'POST /track/pageView',
        'POST /track/event',
        'GET /user/info',
        'GET /login/oauth2/code/{client}',
        'GET /user/info/get_cookie',
        'POST /sso/out',
        'POST /user/org/create_org',
        'POST /file/upload',
        'GET /ai_assistant/send',
        'GET /ai_scenario/listRecommend',
        'POST /nav/home/nav/page',
        'GET /nav/home/nav_site/{id}',
        'GET /nav/home/field/tree',
        'GET /nav/home/tree',
        'POST /nav/home/assess',
        'GET /nav/home/query/assess',
        'GET /site/banner/list',
        'GET /nav/home/is_show_hot',
        'POST /nav/home/hot/page',
        'POST /nav/home/hot/search/page',
        'GET /nav/exclusive/{id}',
        'GET /nav/exclusive/course/{id}',
        'GET /nav/exclusive/category/{id}',
        'GET /nav/detail/{id}',
        'POST /nav/appraise/save',
        'POST /nav/subscribe/{id}',
        'DELETE /nav/subscribe/{id}',
        'GET /nav/detail/article/recommend/{id}',
        'GET /nav/detail/class/recommend/{id}',
        'GET /nav/detail/course/recommend/{id}',
        'POST /nav/subscribe/page',
        'GET /nav/subscribe/article/recommend',
        'GET /nav/subscribe/class/recommend',
        'GET /nav/subscribe/course/recommend',
        'GET /competition/edition/{id}',
        'GET /competition/school',
        'GET /competition/registration',
        'POST /competition/registration',
        'GET /competition/member',
        'POST /competition/member',
        'POST /competition/plan',
      ]),
    )
  })

  it('starts no sign-on when user info answers 401', () => {
    expect(endpoints.find(({ name }) => name === 'getUserInfo')).toMatchObject({
      access: 'user',
      noRedirect: true,
    })
  })
})
