import type { UserInfo } from '@chuhai/contract/user'

/** A visitor who has signed in. */
export const signedIn: UserInfo = {
  id: 'user-1',
  userName: '沈立群',
  unionId: 'union-1',
  userAvatar: null,
  userOrgInfoList: [],
}

/** A consultation form without a mistake. */
export const filledForm = {
  customerSource: ['头程物流'],
  contactsName: '沈立群',
  contactsPhone: '13868105527',
  customerName: '宁波宁居家居用品有限公司',
  position: '',
  mailbox: '',
  hasConsented: true,
}
