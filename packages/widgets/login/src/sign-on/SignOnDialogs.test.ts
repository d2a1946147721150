import type { SignOnRequest } from '@chuhai/core'
import { describe, expect, it, vi } from 'vitest'
import { continueAfterSignOn } from './SignOnDialogs'

const page = { href: 'https://shop.example/a?q=1#top', origin: 'https://shop.example' }

const follow = (request: Partial<SignOnRequest>, habit: 'reload' | 'refresh') => {
  const location = { ...page, assign: vi.fn(), reload: vi.fn() }
  continueAfterSignOn({ reason: 'header', mode: 'login', returnTo: page.href, ...request }, habit, location)
  return { went: location.assign.mock.calls.flat(), reloads: location.reload.mock.calls.length }
}

describe('after a sign-on', () => {
  it('reloads the page when that is the default, and stays otherwise', () => {
    expect(follow({}, 'reload')).toEqual({ went: [], reloads: 1 })
    expect(follow({}, 'refresh')).toEqual({ went: [], reloads: 0 })
  })

  it('a request may say otherwise', () => {
    expect(follow({ after: 'refresh' }, 'reload').reloads).toBe(0)
    expect(follow({ after: 'reload' }, 'refresh').reloads).toBe(1)
  })

  it('the visitor gets where they were going, on this site', () => {
    const returnTo = 'https://shop.example/serviceProvider'
    expect(follow({ returnTo }, 'reload')).toEqual({ went: [returnTo], reloads: 0 })
  })

  it.each([
    'https://evil.example/',
    'https://shop.example.evil.example/',
    'javascript:alert(1)',
    '//evil',
    '',
  ])('never navigates to %j', (returnTo) => {
    expect(follow({ returnTo }, 'refresh').went).toEqual([])
  })

  it('another place on the same page is no journey', () => {
    expect(follow({ returnTo: 'https://shop.example/a?q=1#form' }, 'refresh').went).toEqual([])
  })
})
