import type { UserInfo } from '@chuhai/contract/user'

export const shen: UserInfo = {
  id: 'user-1',
  userName: '沈立群',
  unionId: 'union-1',
  userAvatar: null,
  userOrgInfoList: [{ orgId: 'a', orgName: '宁波宁居家居用品有限公司' }],
}
