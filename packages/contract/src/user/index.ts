import { maxLength, object, optional, pipe, string } from 'valibot'
import { endpoint } from '../endpoint'
import { userInfo } from './user'

export * from './user'

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
