import { array, type InferOutput, nullable, object, string } from 'valibot'

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
