import type { LoginData } from '../account/login/LoginPage'
import type { UserPageData } from '../account/user/UserPage'
import type { Read } from '../app/page'
import { type Row, row } from '../app/row'
import { readProviders } from './providers'

/** The providers to sign in with; a server that cannot say leaves the usual one. */
const loadProviders = async (read: Read): Promise<LoginData> => {
  const providers = await readProviders(read)
  return {
    providers: providers?.map(({ client, name, passwordUrl }) => ({ client, name, passwordUrl })) ?? [],
  }
}

const schoolCentre = {
  layout: 'schoolCentre',
  login: true,
  signedOutPath: '/school',
  unlisted: true,
} as const

/** Sign-on and the pages of signed-in visitors. */
export const accountRows: Row[] = [
  row<LoginData>({
    path: '/login',
    title: '登录',
    layout: 'onlyFooter',
    query: ['service', 'mode'],
    unlisted: true,
    page: () => import('../account/login/LoginPage'),
    load: ({ read }) => loadProviders(read),
  }),
  row({
    path: '/loginSuccess',
    title: '登录结果',
    layout: 'empty',
    query: ['service'],
    unlisted: true,
    page: () => import('../account/login-success/LoginSuccessPage'),
  }),
  row({
    path: '/joinOrganisation',
    title: '加入主体',
    layout: 'default',
    unlisted: true,
    page: () => import('../account/invitation/InvitationPage'),
  }),
  row<LoginData>({
    path: '/PasswdFind',
    title: '找回密码',
    layout: 'default',
    page: () => import('../account/password/PasswordPage'),
    load: ({ read }) => loadProviders(read),
  }),
  row<UserPageData>({
    path: '/user',
    title: '个人中心',
    layout: 'default',
    query: ['tab', 'of', 'state', 'q', 'page', 'number', 'view', 'month'],
    login: true,
    unlisted: true,
    page: () => import('../account/user/UserPage'),
    async load({ read }) {
      const { providers } = await loadProviders(read)
      return { provider: providers.length === 1 ? (providers[0]?.name ?? null) : null }
    },
  }),
  row({
    path: '/schoolCenter',
    title: '我的学习',
    ...schoolCentre,
    page: () => import('../school/centre/LearningPage'),
  }),
  row({
    path: '/schoolCenter/class',
    title: '我的班级',
    ...schoolCentre,
    page: () => import('../school/my-classes/MyClassesPage'),
  }),
  row({
    path: '/schoolCenter/order',
    title: '我的订单',
    ...schoolCentre,
    query: ['state', 'q', 'page', 'number', 'view'],
    page: () => import('../school/centre/OrdersPage'),
  }),
]
