import { invitationsMax, joinRequestsMax, organisationMembersMax } from '../constants'
import type { ErrorTable } from '../request-errors'

/** What is refused about the members of an organisation. */
export const memberErrors = {
  ORG_NOT_CHOSEN: { status: 404, 'zh-CN': '请先选择主体', en: 'Please choose an organisation first' },
  ORG_ROLE_MISSING: {
    status: 403,
    'zh-CN': '您在该主体的角色不能进行这项操作，请联系管理员',
    en: 'Your role in this organisation does not allow this, please ask an owner',
  },
  ORG_LAST_OWNER: {
    status: 422,
    'zh-CN': '主体要有管理员，请先移交给一位成员',
    en: 'An organisation needs an owner, please hand it over to a member first',
  },
  ORG_MEMBERS_FULL: {
    status: 422,
    'zh-CN': `一个主体最多 ${organisationMembersMax} 位成员`,
    en: `An organisation has ${organisationMembersMax} members at most`,
  },
  ORG_MEMBER_ALREADY: {
    status: 422,
    'zh-CN': '您已是该主体的成员',
    en: 'You are a member of this organisation already',
  },
  ORG_PHONE_INVALID: { status: 422, 'zh-CN': '请输入正确手机号', en: 'Enter a valid mobile number' },
  ORG_INVITATIONS_FULL: {
    status: 422,
    'zh-CN': `最多 ${invitationsMax} 个邀请等待接受，请先撤回不用的`,
    en: `${invitationsMax} invitations can wait at a time, please revoke some first`,
  },
  ORG_INVITATION_INVALID: {
    status: 404,
    'zh-CN': '邀请已失效：用过了、被撤回，或者过了 7 天，请联系邀请人',
    en: 'This invitation is used, revoked or older than 7 days, please ask who has sent it',
  },
  ORG_REQUESTS_FULL: {
    status: 422,
    'zh-CN': `30 天内最多申请加入 ${joinRequestsMax} 个主体`,
    en: `You can ask to join ${joinRequestsMax} organisations in 30 days`,
  },
} as const satisfies ErrorTable

/** A code of `memberErrors`. */
export type MemberErrorCode = keyof typeof memberErrors
