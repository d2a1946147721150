import type { UserInfo } from '@chuhai/contract/user'

export const visitor: UserInfo = {
  id: '7',
  userName: '陆一鸣',
  unionId: 'u-7',
  userAvatar: null,
  userOrgInfoList: [],
}
