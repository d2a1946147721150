import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** An organisation that a user may act for. */
export const userOrganisation = v.object({ orgId: v.string(), orgName: v.string() })
/** A row of `userOrgInfoList`. */
export type UserOrganisation = v.InferOutput<typeof userOrganisation>

/** Signed in is who has an id (specification, section 3). */
export const userInfo = v.object({
  id: v.string(),
  userName: v.string(),
  unionId: v.string(),
  userAvatar: v.nullable(v.string()),
  userOrgInfoList: v.array(userOrganisation),
})
/** The signed-in user; `userAvatar` is null where there is no picture. */
export type UserInfo = v.InferOutput<typeof userInfo>

/**
 * The signed-in user with their organisations. Rejects with `UNAUTHORIZED` without a session, and starts no sign-on
 * then.
 */
export const getUserInfo = endpoint({
  name: 'getUserInfo',
  summary: '当前用户',
  method: 'GET',
  path: '/user/info',
  access: 'user',
  noRedirect: true,
  anyUser: true,
  /** A one-time token from the page's query opens a session first (specification, section 4, Auth at start). */
  query: v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(4096))) }),
  answer: userInfo,
})
