import { array, type InferOutput, maxLength, nullable, object, optional, pipe, string } from 'valibot'
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
  ignoresOrganisation: true,
  /** A one-time token from the page's query opens a session first (specification, section 4, Auth at start). */
  query: object({ token: optional(pipe(string(), maxLength(4096))) }),
  answer: userInfo,
  errors: ['UNAUTHORIZED'],
})
