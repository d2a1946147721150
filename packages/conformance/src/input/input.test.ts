import { endpoints, errorTable, isChange, isRead } from '@chuhai/contract'
import { describe, expect, it } from 'vitest'
import { createFoundValues } from './found-values'
import { harmlessInput, refusedInputs } from './refused'
import { sampleOf, sampleParams, unusedParams } from './sample'
import { fits } from './schema'

const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const)

describe.each(named)('for %s', (_, endpoint) => {
  const { params, query, body, errors = [] } = endpoint

  it('well-formed parameters are known, and such that name nothing', () => {
    if (!params) return
    expect(fits(params, sampleParams(endpoint))).toBe(true)
    if (errors.some((code) => errorTable[code].status === 404)) expect(unusedParams(params)).toBeDefined()
  })

  it('a valid input is known where it only reads', () => {
    if (!isRead(endpoint)) return
    if (query) expect(sampleOf(query)).toBeDefined()
    if (body) expect(sampleOf(body)).toBeDefined()
  })

  it('every wrong input is one that its schemas refuse', () => {
    for (const { input } of refusedInputs(endpoint)) {
      const parts = (['params', 'query', 'body'] as const).filter((part) => endpoint[part])
      expect(parts.some((part) => !fits(endpoint[part] as never, input[part]))).toBe(true)
    }
  })
})

it('whatever a visitor may change has an input without an effect', () => {
  const open = endpoints.filter((endpoint) => endpoint.access === 'anyone' && isChange(endpoint))
  expect(open.filter((endpoint) => !harmlessInput(endpoint)).map(({ name }) => name)).toEqual([])
})

describe('values that answers have named', () => {
  it('are those of the nearest calls first, each with others of the same answer', () => {
    const found = createFoundValues()
    found.learn('/school/class/page', { list: [{ id: 9 }] })
    found.learn('/school/course/page', { list: [{ id: 1 }, { id: 2 }] })
    found.learn('/school/course/{id}', { id: 2, chapters: [{ lessons: [{ key: '1-1' }] }] })
    found.learn('/reading', [{ id: 5 }])
    const candidates = found.candidates('/school/course/{id}/lesson/{key}', ['id', 'key'])
    expect(candidates[0]).toEqual({ id: 2, key: '1-1' })
    expect(candidates).toContainEqual({ id: 1, key: '1-1' })
    expect(candidates).not.toContainEqual({ id: 5, key: '1-1' })
  })
})
