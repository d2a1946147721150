import type { UserInfo } from '@chuhai/contract/user'
import { createTrack } from '@chuhai/core'
import { createFakeCore, createServerDouble, type FakeCore, type ServerDouble } from '@chuhai/core/testing'
import { atom } from 'nanostores'
import { createAccount } from '../app/account'
import type { App, Client } from '../app/app'
import { createHelp } from '../app/help'
import type { PageFetch, View } from '../app/view'
import { notFound } from '../router/failure'
import { createMatcher } from '../router/match'
import { rows } from '../routes'
import { menusDouble } from './navigation'

export const userDouble: UserInfo = {
  id: '1024',
  userName: '沈立群',
  unionId: 'u-1024',
  userAvatar: null,
  userOrgInfoList: [
    { orgId: 'a', orgName: '沈立群（个人）' },
    { orgId: 'b', orgName: '宁波宁居家居用品有限公司' },
  ],
}

interface AppDoubleOptions {
  user?: UserInfo
  server?: ServerDouble
  locale?: 'zh-CN' | 'en'
  view?: View
  /** That of an earlier portal, so that what the tab has kept is there. */
  core?: FakeCore
}

export interface AppDouble extends App {
  client: Client & { core: FakeCore }
}

const match = createMatcher(rows)

/** For parts that are shown without a page; the header asks for its layout. */
const noPage: View = { phase: 'failed', href: '/', layout: 'default', Page: () => null, ...notFound }

/** A portal around one page, on a server double: what a browser would have, without its start. */
export const createAppDouble = ({
  user,
  server,
  locale,
  view = noPage,
  core = createFakeCore({}, { user, server: server ?? createServerDouble(), locale }),
}: AppDoubleOptions = {}): AppDouble => {
  return {
    navigator: {
      $view: atom(view),
      $fetch: atom<PageFetch>({ pending: false, error: null, timestamp: 0 }),
      go: () => Promise.resolve(),
      fail: () => Promise.resolve(),
      prefetch: () => {},
    },
    menus: { $menus: atom(menusDouble), load: () => Promise.resolve() },
    rowOf: (href) => match(href)?.row ?? null,
    client: {
      core,
      help: createHelp(core, createTrack(core)),
      account: createAccount(core),
      closeOnBack: () => () => {},
      entries: {
        current: () => ({ top: null, view: null, values: new Map() }),
        arrive: () => false,
        forget() {},
      },
    },
  }
}
