import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { recordId } from '../fields'
import { cleanPhone } from '../text'
import { userOrganisation } from '../user'
import { invitation, joining, openInvitation, organisationTeam } from './members'
import { organisationFields } from './organisation'
import { givenRoles, organisationRoles } from './roles'

/** Of the selected organisation, which the header names. */
const ofOrganisation = { access: 'user', checksOrganisation: true } as const
const own = { access: 'user' } as const

const id = v.object({ id: recordId() })
const userId = v.pipe(v.string(), v.regex(/^\d{1,15}$/))

/** 256 random bits. */
const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'ORG_INVITATION_INVALID'))

/** The selected organisation with its members. */
export const getTeam = endpoint({
  ...ofOrganisation,
  name: 'getTeam',
  summary: '主体的成员',
  method: 'GET',
  path: '/user/org/team',
  answer: organisationTeam,
  errors: ['ORG_NOT_CHOSEN'],
})

/**
 * Invites somebody, once and for seven days: by a link, whose secret only this answer has. With a phone number a message goes to the
 * user whose confirmed number it is; whether there is one is not told.
 */
export const inviteMember = endpoint({
  ...ofOrganisation,
  name: 'inviteMember',
  summary: '邀请成员',
  method: 'POST',
  path: '/user/org/invitation',
  body: v.object({
    role: v.picklist(givenRoles),
    /** Empty for a link alone. */
    phone: v.optional(
      v.pipe(v.string(), v.transform(cleanPhone), v.regex(/^(1[3-9]\d{9})?$/, 'ORG_PHONE_INVALID')),
      '',
    ),
  }),
  answer: v.object({ token: v.string(), invitation: openInvitation }),
  errors: ['ORG_NOT_CHOSEN', 'ORG_ROLE_MISSING', 'ORG_PHONE_INVALID', 'ORG_INVITATIONS_FULL'],
})

/** Takes an invitation back; one that was accepted meanwhile is a member. */
export const revokeInvitation = endpoint({
  ...ofOrganisation,
  name: 'revokeInvitation',
  summary: '撤回邀请',
  method: 'POST',
  path: '/user/org/invitation/revoke',
  body: id,
  answer: organisationTeam,
  errors: ['ORG_NOT_CHOSEN', 'ORG_ROLE_MISSING'],
})

/** Accepts or refuses somebody who asks to join. */
export const decideJoinRequest = endpoint({
  ...ofOrganisation,
  name: 'decideJoinRequest',
  summary: '处理加入申请',
  method: 'POST',
  path: '/user/org/request/decide',
  body: v.object({
    ...id.entries,
    /** The role of who is accepted; null refuses. */
    role: v.nullable(v.picklist(givenRoles)),
  }),
  answer: organisationTeam,
  errors: ['ORG_NOT_CHOSEN', 'ORG_ROLE_MISSING', 'ORG_MEMBERS_FULL', 'NOT_FOUND'],
})

/** Gives a member another role; the last owner stays one. */
export const changeMemberRole = endpoint({
  ...ofOrganisation,
  name: 'changeMemberRole',
  summary: '设置成员的角色',
  method: 'POST',
  path: '/user/org/member/role',
  body: v.object({ userId, role: v.picklist(organisationRoles) }),
  answer: organisationTeam,
  errors: ['ORG_NOT_CHOSEN', 'ORG_ROLE_MISSING', 'ORG_LAST_OWNER', 'NOT_FOUND'],
})

/** Takes a member out. */
export const removeMember = endpoint({
  ...ofOrganisation,
  name: 'removeMember',
  summary: '移除成员',
  method: 'POST',
  path: '/user/org/member/remove',
  body: v.object({ userId }),
  answer: organisationTeam,
  errors: ['ORG_NOT_CHOSEN', 'ORG_ROLE_MISSING', 'ORG_LAST_OWNER', 'NOT_FOUND'],
})

/** Makes a member an owner in the place of the caller, who stays a member. */
export const handOver = endpoint({
  ...ofOrganisation,
  name: 'handOver',
  summary: '移交管理员',
  method: 'POST',
  path: '/user/org/hand-over',
  body: v.object({ userId }),
  answer: organisationTeam,
  errors: ['ORG_NOT_CHOSEN', 'ORG_ROLE_MISSING', 'NOT_FOUND'],
})

/** Leaves the selected organisation; user info has to be read again. */
export const leaveOrganisation = endpoint({
  ...ofOrganisation,
  name: 'leaveOrganisation',
  summary: '退出主体',
  method: 'POST',
  path: '/user/org/leave',
  answer: v.null(),
  errors: ['ORG_NOT_CHOSEN', 'ORG_LAST_OWNER'],
})

/** What the link of an invitation says, to who has it; asked by POST, so that its secret is in no address. */
export const readInvitation = endpoint({
  name: 'readInvitation',
  summary: '邀请的内容',
  method: 'POST',
  path: '/organisation/invitation',
  access: 'anyone',
  changes: false,
  body: v.object({ token }),
  answer: invitation,
  errors: ['ORG_INVITATION_INVALID'],
})

/** Joins by an invitation: that of a link, or one to the caller; user info has to be read again. */
export const acceptInvitation = endpoint({
  ...own,
  name: 'acceptInvitation',
  summary: '接受邀请',
  method: 'POST',
  path: '/user/org/invitation/accept',
  body: v.union([v.object({ token }), id]),
  answer: userOrganisation,
  errors: ['ORG_INVITATION_INVALID', 'ORG_MEMBER_ALREADY', 'ORG_MEMBERS_FULL'],
})

/** The caller's ways into organisations. */
export const getJoining = endpoint({
  ...own,
  name: 'getJoining',
  summary: '收到的邀请与加入申请',
  method: 'GET',
  path: '/user/org/joining',
  answer: joining,
})

/** Takes an invitation to the caller out of their list. */
export const declineInvitation = endpoint({
  ...own,
  name: 'declineInvitation',
  summary: '谢绝邀请',
  method: 'POST',
  path: '/user/org/invitation/decline',
  body: id,
  answer: joining,
})

/** Asks the owners of the organisation with a code; whether there is one is not told. */
export const askToJoin = endpoint({
  ...own,
  name: 'askToJoin',
  summary: '申请加入主体',
  method: 'POST',
  path: '/user/org/request',
  body: v.object({ socialCode: organisationFields.socialCode }),
  answer: joining,
  errors: [
    'ORG_SOCIAL_CODE_REQUIRED',
    'ORG_SOCIAL_CODE_LENGTH',
    'ORG_SOCIAL_CODE_LETTER',
    'ORG_SOCIAL_CODE_INVALID',
    'ORG_MEMBER_ALREADY',
    'ORG_REQUESTS_FULL',
  ],
})

/** Withdraws a pending request to join. */
export const withdrawJoinRequest = endpoint({
  ...own,
  name: 'withdrawJoinRequest',
  summary: '撤回加入申请',
  method: 'POST',
  path: '/user/org/request/withdraw',
  body: id,
  answer: joining,
})
