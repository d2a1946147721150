import { exchangeSignOnCode, getSignOnSettings, signOut } from '@chuhai/contract/sign-on'
import { getUserInfo } from '@chuhai/contract/user'
import { createFakeCore, createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import type { Provider } from '../flow/state'
import { server as origin } from './browser'
import { shen } from './visitor'

export const framable: Provider = { client: 'chuhai', name: '出海云', isFramable: true }
export const unframable: Provider = { client: 'harbour', name: '海港学院', isFramable: false }

/** Has what a first call and a first dialog fetch fetched, so that no test waits for it. */
export const fetchParts = () =>
  Promise.all([
    createFakeCore()
      .call(getSignOnSettings)
      .catch(() => undefined),
    import('../dialogs/SignOnDialogs'),
    import('../account/AccountMenu'),
  ])

/** A server that signs everybody in as the same visitor. */
export const createSignOnServer = (...providers: Provider[]): ServerDouble =>
  createServerDouble()
    .answer(getSignOnSettings, {
      providers: providers.length ? providers : [framable],
      origins: [origin, 'http://localhost:4001', location.origin],
    })
    .answer(exchangeSignOnCode, { expiresAt: '2031-01-01T00:00:00.000Z' })
    .answer(getUserInfo, shen)
    .answer(signOut, { logoutUrl: null })
