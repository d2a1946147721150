import { array, type InferOutput, nullable, object, string } from 'valibot'
import { endpoint } from '../endpoint'

export const userOrganisation = object({ orgId: string(), orgName: string() })
export type UserOrganisation = InferOutput<typeof userOrganisation>

/** Signed in is who has an id (specification, section 3). */
export const userInfo = object({
  id: string(),
  userName: string(),
  unionId: string(),
  userAvatar: nullable(string()),
  userOrgInfoList: array(userOrganisation),
})
export type UserInfo = InferOutput<typeof userInfo>

export const getUserInfo = endpoint({
  name: 'getUserInfo',
  summary: '当前用户',
  method: 'GET',
  path: '/user/info',
  access: 'user',
  noRedirect: true,
  answer: userInfo,
  errors: ['UNAUTHORIZED'],
})
