import { describe, expect, it } from 'vitest'
import { checksOrganisation, checksUser, fillPath, isRead } from './endpoint'
import { endpoints } from './endpoints'

describe('fillPath', () => {
  it('puts parameters in their places', () => {
    expect(fillPath('/nav/detail/{id}', { id: 7 })).toBe('/nav/detail/7')
    expect(fillPath('/a/{b}/c/{d}', { b: 1, d: 2 })).toBe('/a/1/c/2')
  })

  it('leaves a path without parameters alone', () => {
    expect(fillPath('/user/info')).toBe('/user/info')
  })

  it('keeps a parameter from leaving its place', () => {
    expect(fillPath('/page/{key}', { key: '../user?x#y' })).toBe('/page/..%2Fuser%3Fx%23y')
  })
})

describe('isRead', () => {
  it('goes by the method, unless the endpoint says otherwise', () => {
    expect([isRead({ method: 'GET' }), isRead({ method: 'POST' })]).toEqual([true, false])
    expect([isRead({ method: 'GET', changes: true }), isRead({ method: 'POST', changes: false })]).toEqual([
      false,
      true,
    ])
  })
})

describe('checksUser', () => {
  it('is true of every change and of what needs a user, unless the endpoint takes every user', () => {
    const checked = (['anyone', 'user', 'operator'] as const).flatMap((access) =>
      (['GET', 'POST'] as const).map((method) => checksUser({ access, method })),
    )
    expect(checked).toEqual([false, true, true, true, true, true])
    expect(checksUser({ access: 'anyone', method: 'POST', changes: false })).toBe(false)
    expect(checksUser({ access: 'user', method: 'GET', anyUser: true })).toBe(false)
  })
})

describe('checksOrganisation', () => {
  it('is true of all calls but those of the session, and the one that answers everybody alike', () => {
    const others = endpoints.filter((endpoint) => !checksOrganisation(endpoint)).map(({ name }) => name)
    expect(others.toSorted()).toEqual([
      'exchangeSignOnCode',
      'getRegionTree',
      'getUserInfo',
      'renewSiteToken',
      'signOut',
    ])
  })
})
