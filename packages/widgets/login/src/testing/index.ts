import { exchangeSignOnCode, getSignOnSettings, signOut } from '@chuhai/contract/sign-on'
import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import { createFakeCore, createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import type { SignOnPage } from '../sign-on/page'
import type { Provider } from '../sign-on/state'

export const serverOrigin = 'http://chuhai.test'

/** A window that a page opened, as far as the page may see into it. */
export class OpenedWindow {
  address: string | null = null
  closed = false
  readonly location = {
    replace: (address: string) => {
      this.address = address
    },
  }
  close = () => {
    this.closed = true
  }
}

export interface TestPage extends SignOnPage {
  /** Where the whole page was taken. */
  left: string[]
  opened: OpenedWindow[]
}

/** The page around a flow: the one of the test, but for what it opens and where it goes. */
export const createPage = ({
  userAgent = 'Chrome',
  blocksWindows = false,
  isEmbedded = false,
} = {}): TestPage => {
  const left: string[] = []
  const opened: OpenedWindow[] = []
  const own: Record<string, unknown> = {
    navigator: { userAgent },
    ...(isEmbedded && { top: {} }),
    open: () => {
      if (blocksWindows) return null
      const made = new OpenedWindow()
      opened.push(made)
      return made
    },
  }
  const around = new Proxy(window, {
    get(target, name) {
      const value = own[name as string] ?? Reflect.get(target, name)
      return name === 'addEventListener' ? (value as () => void).bind(target) : value
    },
  })
  return { window: around, leave: (address) => void left.push(address), left, opened }
}

/** A message event of one's own making: a browser makes none with getters, a test may. */
export const post = (message: { origin?: unknown; source?: unknown; data?: unknown }): void => {
  const event = Object.assign(new Event('message'), { origin: serverOrigin, source: null })
  window.dispatchEvent(Object.defineProperties(event, Object.getOwnPropertyDescriptors(message)))
}

/** The `state` that an address was opened with. */
export const stateIn = (address: string | null): string =>
  new URL(address ?? '', serverOrigin).searchParams.get('state') ?? ''

export const shen: UserInfo = {
  id: 'user-1',
  userName: '沈立群',
  unionId: 'union-1',
  userAvatar: null,
  userOrgInfoList: [{ orgId: 'a', orgName: '宁波宁居家居用品有限公司' }],
}

export const framable: Provider = {
  client: 'chuhai',
  name: '出海云',
  origin: 'http://sso.test',
  isFramable: true,
}
export const unframable: Provider = {
  client: 'harbour',
  name: '海港学院',
  origin: 'http://harbour.test',
  isFramable: false,
}

/** Loads what the first call and the first dialog import, so that no test waits for it. */
export const fetchParts = () =>
  Promise.all([
    createFakeCore()
      .call(getSignOnSettings)
      .catch(() => undefined),
    import('../sign-on/SignOnDialogs'),
    import('../parts/AccountMenu'),
  ])

/** A server that signs everybody in as the same visitor. */
export const createSignOnServer = (...providers: Provider[]): ServerDouble =>
  createServerDouble()
    .answer(getSignOnSettings, {
      providers: providers.length ? providers : [framable],
      origins: [serverOrigin, 'http://localhost:4001', location.origin],
    })
    .answer(exchangeSignOnCode, { expiresAt: '2031-01-01T00:00:00.000Z', token: null })
    .answer(getUserInfo, shen)
    .answer(signOut, { logoutUrl: null })
