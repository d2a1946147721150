import { listOwnConsultations } from '@chuhai/contract/consultation'
import { getPage } from '@chuhai/contract/page'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { requireKnown, unknownKeys } from './known-answers'

const one = v.variant('type', [
  v.object({ type: v.literal('a'), a: v.optional(v.string()) }),
  v.object({
    type: v.literal('b'),
    b: v.nullable(
      v.pipe(
        v.object({ c: v.number() }),
        v.check(() => true),
      ),
    ),
  }),
])
const schema = v.object({ list: v.array(one), names: v.record(v.string(), v.object({ id: v.number() })) })

describe('an answer with a key that its schema does not know', () => {
  it.each([
    [{ list: [], names: {}, more: 1 }, ['data.more']],
    [{ list: [{ type: 'a', b: null }], names: {} }, ['data.list[0].b']],
    [{ list: [{ type: 'a' }, { type: 'b', b: { c: 1, userId: 7 } }], names: {} }, ['data.list[1].b.userId']],
    [{ list: [], names: { x: { id: 1, phone: '' } } }, ['data.names.x.phone']],
    [{ list: [{ type: 'b', b: null }], names: { constructor: { id: 1 } } }, []],
  ])('is told from one without: %j', (value, paths) => {
    expect(v.is(schema, value)).toBe(true)
    expect(unknownKeys(schema, value)).toEqual(paths)
  })

  it('fails the test that receives it', async () => {
    const sent = { list: [{ userId: 7 }], total: 1, page: 1, rows: 20, secret: 1 }
    const answer = Response.json({ status: 'success', data: sent, message: '' })
    await expect(requireKnown('GET', `/api${listOwnConsultations.path}`, answer)).rejects.toThrow(
      /listOwnConsultations: .*data\.secret is not in the contract/,
    )
  })

  it('passes where it is a refusal, or no call of the contract', async () => {
    const answer = () => Response.json({ status: 'success', data: { secret: 1 }, message: '' })
    const refusal = Response.json({ status: 'NOT_FOUND', data: null, message: '' }, { status: 404 })
    await requireKnown('GET', `/api${getPage.path}`, refusal)
    await requireKnown('GET', '/healthz', answer())
  })
})
