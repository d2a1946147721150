import { randomUUID } from 'node:crypto'
import type { Joining, OrganisationRole, OrganisationTeam } from '@chuhai/contract/organisation'
import { memberships, organisations } from '../modules/organisation/tables'
import { type SignedIn, signIn } from './sign-in'
import type { startTestApp } from './test-app'

type Server = ReturnType<typeof startTestApp>

let codes = 0
/** A code that no other test has. */
export const newCode = (): string => {
  codes += 1
  return `91330281MA2H${String(codes).padStart(6, '0')}`
}

const place = {
  provinceCode: '330000',
  provinceName: '浙江省',
  cityCode: '330200',
  cityName: '宁波市',
  countyCode: '',
  countyName: '',
}

/** An organisation with these members. */
export const addOrganisation = async (
  { db }: Pick<Server, 'db'>,
  { socialCode = newCode(), orgName = '远帆', createdAt = new Date() } = {},
) => {
  const id = randomUUID()
  await db
    .insert(organisations)
    .values({ id, orgName, socialCode, ...place, orgAddress: '', licencePic: '', orgType: 2, createdAt })
  return { id, orgName, socialCode }
}

/** What somebody does in the name of an organisation. */
export const memberOf = (server: Server, who: SignedIn, orgId?: string) => {
  const userId = Number(who.user.id)
  const headers: Record<string, string> = { Cookie: who.cookie, ...(orgId && { 'X-Org-Id': orgId }) }
  const post = async <T>(path: string, body: object) => server.post<T>(`/api${path}`, body, headers)
  return {
    who,
    userId,
    headers,
    join: async (role: OrganisationRole, joinedAt = new Date()) => {
      await server.db.insert(memberships).values({ userId, orgId: orgId ?? '', role, joinedAt })
    },
    team: async () => server.get<OrganisationTeam>('/api/user/org/team', headers),
    joining: async () => (await server.get<Joining>('/api/user/org/joining', headers)).envelope.data,
    invite: (phone = '', role = 'member') =>
      post<{ token: string; invitation: { id: string } }>('/user/org/invitation', { role, phone }),
    revoke: (id: string) => post<OrganisationTeam>('/user/org/invitation/revoke', { id }),
    read: (token: string) => post<object>('/organisation/invitation', { token }),
    accept: (key: { token: string } | { id: string }) => post<object>('/user/org/invitation/accept', key),
    decline: (id: string) => post<Joining>('/user/org/invitation/decline', { id }),
    ask: (socialCode: string) => post<Joining>('/user/org/request', { socialCode }),
    withdraw: (id: string) => post<Joining>('/user/org/request/withdraw', { id }),
    decide: (id: string, role: string | null) =>
      post<OrganisationTeam>('/user/org/request/decide', { id, role }),
    setRole: (userId: number, role: OrganisationRole) =>
      post<OrganisationTeam>('/user/org/member/role', { userId: String(userId), role }),
    remove: (userId: number) => post<OrganisationTeam>('/user/org/member/remove', { userId: String(userId) }),
    handOver: (userId: number) => post<OrganisationTeam>('/user/org/hand-over', { userId: String(userId) }),
    leave: () => post<null>('/user/org/leave', {}),
  }
}

/** Somebody new with a role in an organisation. */
export const newMember = async (
  server: Server,
  orgId: string,
  role: OrganisationRole,
  userName = '沈亦舟',
) => {
  const member = memberOf(server, await signIn(server.db, { userName }), orgId)
  await member.join(role)
  return member
}

/** Somebody who belongs to none. */
export const newStranger = async (server: Server, userName = '林若溪') =>
  memberOf(server, await signIn(server.db, { userName }))
