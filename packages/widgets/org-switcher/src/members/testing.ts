import {
  acceptInvitation,
  askToJoin,
  changeMemberRole,
  decideJoinRequest,
  declineInvitation,
  getJoining,
  getTeam,
  handOver,
  inviteMember,
  type Joining,
  leaveOrganisation,
  type OrganisationRole,
  type OrganisationTeam,
  removeMember,
  revokeInvitation,
  withdrawJoinRequest,
} from '@chuhai/contract/organisation'
import { getUserInfo } from '@chuhai/contract/user'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { threeOrganisations, userOf } from '../testing'

const [company] = threeOrganisations
const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

/** The secret of every link that the double makes. */
export const secret = 'c2VjcmV0'

const people: OrganisationTeam['members'] = [
  { userId: '7', userName: '沈立群', role: 'owner', joinedAt: '2026-01-05T02:00:00.000Z', isSelf: true },
  { userId: '8', userName: '林若溪', role: 'finance', joinedAt: '2026-03-18T02:00:00.000Z', isSelf: false },
  { userId: '9', userName: '方致远', role: 'member', joinedAt: '2026-11-02T02:00:00.000Z', isSelf: false },
]

/** A company of three, with one who asks and one who is invited. */
export const teamOf = (part: Partial<OrganisationTeam> = {}): OrganisationTeam => ({
  orgId: company?.orgId ?? '',
  orgName: company?.orgName ?? '',
  role: 'owner',
  members: people,
  invitations: [
    {
      id: idOf(1),
      role: 'member',
      phone: '138****5527',
      inviter: '沈立群',
      expiresAt: '2026-12-04T02:00:00.000Z',
    },
  ],
  requests: [{ id: idOf(2), userName: '郑云帆', at: '2026-11-26T02:00:00.000Z' }],
  ...part,
})

/** The same company for somebody of another role, who sees neither invitations nor requests. */
export const teamAs = (role: OrganisationRole): OrganisationTeam =>
  teamOf({
    role,
    members: people.map((one) => ({ ...one, isSelf: one.role === role })),
    invitations: [],
    requests: [],
  })

export const joiningOf = (part: Partial<Joining> = {}): Joining => ({
  invitations: [
    {
      id: idOf(3),
      orgName: '义乌晨光日用百货有限公司',
      inviter: '骆嘉宁',
      role: 'finance',
      expiresAt: '2026-12-03T02:00:00.000Z',
    },
  ],
  requests: [
    {
      id: idOf(4),
      socialCode: '91330281MA2H5QX8XY',
      state: 'open',
      at: '2026-11-25T02:00:00.000Z',
      orgName: null,
    },
  ],
  ...part,
})

const none: Joining = { invitations: [], requests: [] }

interface Shown {
  team?: OrganisationTeam
  joining?: Joining
  locale?: CoreOptions['locale']
}

/** A signed-in visitor, on a server that keeps an organisation and what was asked. */
export const createColleague = ({ team = teamOf(), joining = none, locale }: Shown = {}) => {
  let kept = team
  let asked = joining
  const change = (part: Partial<OrganisationTeam>) => {
    kept = { ...kept, ...part }
    return kept
  }
  const without = (userId: unknown) => kept.members.filter((one) => one.userId !== userId)
  const server = createServerDouble()
    .answer(getUserInfo, userOf())
    .answer(getTeam, () => kept)
    .answer(getJoining, () => asked)
    .answer(inviteMember, ({ body }) => {
      const { role, phone } = body as { role: 'member' | 'finance'; phone: string }
      const invitation = {
        id: idOf(100 + kept.invitations.length),
        role,
        phone: phone ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : null,
        inviter: '沈立群',
        expiresAt: '2026-12-04T02:00:00.000Z',
      }
      change({ invitations: [...kept.invitations, invitation] })
      return { token: secret, invitation }
    })
    .answer(revokeInvitation, ({ body }) =>
      change({ invitations: kept.invitations.filter(({ id }) => id !== (body as { id: string }).id) }),
    )
    .answer(decideJoinRequest, ({ body }) => {
      const { id, role } = body as { id: string; role: 'member' | 'finance' | null }
      const found = kept.requests.find((one) => one.id === id)
      const joined = { userId: '10', userName: found?.userName ?? '', joinedAt: '2026-11-27T02:00:00.000Z' }
      return change({
        requests: kept.requests.filter((one) => one.id !== id),
        members: role ? [...kept.members, { ...joined, role, isSelf: false }] : kept.members,
      })
    })
    .answer(changeMemberRole, ({ body }) => {
      const { userId, role } = body as { userId: string; role: OrganisationRole }
      return change({ members: kept.members.map((one) => (one.userId === userId ? { ...one, role } : one)) })
    })
    .answer(handOver, ({ body }) => {
      const { userId } = body as { userId: string }
      return change({
        role: 'member',
        invitations: [],
        requests: [],
        members: kept.members.map((one) => {
          if (one.userId === userId) return { ...one, role: 'owner' }
          return one.isSelf ? { ...one, role: 'member' } : one
        }),
      })
    })
    .answer(removeMember, ({ body }) => change({ members: without((body as { userId: string }).userId) }))
    .answer(leaveOrganisation, null)
    .answer(acceptInvitation, () => {
      asked = { ...asked, invitations: [] }
      return { orgId: 'org-9', orgName: '义乌晨光日用百货有限公司' }
    })
    .answer(declineInvitation, () => {
      asked = { ...asked, invitations: [] }
      return asked
    })
    .answer(askToJoin, ({ body }) => {
      const { socialCode } = body as { socialCode: string }
      const request = { id: idOf(200), socialCode, state: 'open' as const, at: '2026-11-27T02:00:00.000Z' }
      asked = { ...asked, requests: [{ ...request, orgName: null }, ...asked.requests] }
      return asked
    })
    .answer(withdrawJoinRequest, () => {
      asked = { ...asked, requests: [] }
      return asked
    })
  const core = createFakeCore({}, { server, user: userOf(), ...(locale && { locale }) })
  if (company) core.organisation.choose(company.orgId)
  return { server, core }
}

export const linkOf = (token: string): string => `https://portal.example.com/joinOrganisation#${token}`
