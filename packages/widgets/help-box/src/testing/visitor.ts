import type { UserInfo } from '@chuhai/contract/user'

/** A visitor who has signed in. */
export const signedIn: UserInfo = {
  id: 'user-1',
  userName: '沈立群',
  unionId: 'union-1',
  userAvatar: null,
  userOrgInfoList: [],
}
