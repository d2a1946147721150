import { describe, expect, it } from 'vitest'
import { row } from '../app/row'
import { failureOf } from './failure'
import { guardedPaths, withMiddleware } from './middleware'

const page = async () => ({ default: () => null })
const plain = { path: '/a', title: 'A', layout: 'default', page } as const

describe('the guards of a row', () => {
  it('ask for sign-on on the paths of a list, which is empty', () => {
    expect(guardedPaths).toEqual([])
    expect(withMiddleware(row(plain)).login).toBeUndefined()
    expect(withMiddleware(row(plain), ['/a']).login).toBe(true)
    expect(withMiddleware(row({ ...plain, login: true })).login).toBe(true)
  })

  it.each(['nope', 'toString'])('make an unknown name the error page: %s', async (name) => {
    const guarded = withMiddleware(row({ ...plain, login: true, middleware: [name, 'auth'] }))
    const failed = await guarded.load?.({} as never).catch(failureOf)
    expect(failed).toEqual({ code: 500, message: `Unknown middleware ${name}` })
    expect(guarded.login).toBe(false)
  })
})
