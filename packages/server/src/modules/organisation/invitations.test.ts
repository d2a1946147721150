import { invitationDays, invitationsMax, organisationMembersMax } from '@chuhai/contract/constants'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { messageContacts } from '../../messages/tables'
import { addOrganisation, newMember, newStranger } from '../../testing/organisation'
import { signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { kindsTold, toldTo } from '../../testing/told'
import { dayMs } from '../../time/durations'
import { forgetOldInvitations } from './invitations'
import { invitations, memberships } from './tables'

const server = startTestApp()

let orgId: string
let owner: Awaited<ReturnType<typeof newMember>>
let stranger: Awaited<ReturnType<typeof newStranger>>
beforeEach(async () => {
  orgId = (await addOrganisation(server, { orgName: '远帆' })).id
  owner = await newMember(server, orgId, 'owner', '沈立群')
  stranger = await newStranger(server)
})

const invited = async (phone = '', role = 'member') => (await owner.invite(phone, role)).envelope.data
const roleOf = async ({ userId }: { userId: number }) =>
  (await server.db.select().from(memberships).where(eq(memberships.userId, userId)))[0]?.role
const expire = (id: string) =>
  server.db
    .update(invitations)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(invitations.id, id))

describe('the link of an invitation', () => {
  it('says who invites into what, also to who is not signed in', async () => {
    const { token } = await invited('', 'finance')
    const { envelope } = await server.post('/api/organisation/invitation', { token })
    expect(envelope.data).toEqual({
      orgName: '远帆',
      inviter: '沈立群',
      role: 'finance',
      expiresAt: expect.any(String),
    })
  })

  it('lets one person in, with its role, and tells who has invited', async () => {
    const { token } = await invited('', 'finance')
    expect((await stranger.accept({ token })).envelope.data).toEqual({ orgId, orgName: '远帆' })
    expect(await roleOf(stranger)).toBe('finance')
    expect(await toldTo(server.db, owner.userId)).toMatchObject([
      { kind: 'organisation.joined', values: { name: '林若溪', orgName: '远帆' } },
    ])
    const second = await newStranger(server)
    expect((await second.accept({ token })).envelope.status).toBe('ORG_INVITATION_INVALID')
    expect((await second.read(token)).envelope.status).toBe('ORG_INVITATION_INVALID')
  })

  it('answers what they have asked, too', async () => {
    const { socialCode, id } = await addOrganisation(server)
    const itsOwner = await newMember(server, id, 'owner')
    await stranger.ask(socialCode)
    await stranger.accept({ token: (await itsOwner.invite()).envelope.data.token })
    expect((await itsOwner.team()).envelope.data.requests).toEqual([])
  })

  it('lets one of two in who accept at once', async () => {
    const { token } = await invited()
    const both = [stranger, await newStranger(server)]
    const answers = await Promise.all(both.map((one) => one.accept({ token })))
    expect(answers.map(({ envelope }) => envelope.status).toSorted()).toEqual([
      'ORG_INVITATION_INVALID',
      'success',
    ])
    expect((await Promise.all(both.map(roleOf))).filter(Boolean)).toHaveLength(1)
  })

  it('answers the same call again alike, but lets nobody back in who was taken out', async () => {
    const { token } = await invited()
    const first = await stranger.accept({ token })
    expect((await stranger.accept({ token })).envelope).toEqual(first.envelope)
    await owner.remove(stranger.userId)
    expect((await stranger.accept({ token })).envelope.status).toBe('ORG_INVITATION_INVALID')
    expect(await roleOf(stranger)).toBeUndefined()
  })

  it('requires a sign-in to be accepted', async () => {
    const { token } = await invited()
    const { http } = await server.post('/api/user/org/invitation/accept', { token })
    expect(http).toBe(401)
  })

  it('is used up neither by a member nor where there are enough', async () => {
    const { token } = await invited()
    const member = await newMember(server, orgId, 'member')
    expect((await member.accept({ token })).envelope.status).toBe('ORG_MEMBER_ALREADY')
    expect((await stranger.read(token)).envelope.status).toBe('success')
    const users = await Promise.all(
      Array.from({ length: organisationMembersMax - 2 }, () => signIn(server.db)),
    )
    const rows = users.map(({ user }) => ({ userId: Number(user.id), orgId, joinedAt: new Date() }))
    await server.db.insert(memberships).values(rows.map((row) => ({ ...row, role: 'member' as const })))
    expect((await stranger.accept({ token })).envelope.status).toBe('ORG_MEMBERS_FULL')
    expect((await stranger.read(token)).envelope.status).toBe('success')
  })

  it('ends after seven days, and is forgotten', async () => {
    const { token, invitation } = await invited()
    const [row] = await server.db.select().from(invitations).where(eq(invitations.id, invitation.id))
    expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(invitationDays * dayMs)
    await expire(invitation.id)
    expect((await stranger.read(token)).envelope.status).toBe('ORG_INVITATION_INVALID')
    expect((await stranger.accept({ token })).envelope.status).toBe('ORG_INVITATION_INVALID')
    await forgetOldInvitations(server.db, new Date())
    expect(await server.db.$count(invitations, eq(invitations.orgId, orgId))).toBe(0)
  })

  it('is worth nothing once it is revoked', async () => {
    const { token, invitation } = await invited()
    expect((await owner.revoke(invitation.id)).envelope.data.invitations).toEqual([])
    expect((await stranger.accept({ token })).envelope.status).toBe('ORG_INVITATION_INVALID')
  })

  it('is not revoked by an owner of another organisation', async () => {
    const { token, invitation } = await invited()
    const other = await newMember(server, (await addOrganisation(server)).id, 'owner')
    await other.revoke(invitation.id)
    expect((await stranger.read(token)).envelope.status).toBe('success')
  })

  it('is stored as a digest, without the number in full', async () => {
    const { token, invitation } = await invited('13800005527')
    const [row] = await server.db.select().from(invitations).where(eq(invitations.id, invitation.id))
    expect(JSON.stringify(row)).not.toContain(token)
    expect(JSON.stringify(row)).not.toContain('13800005527')
  })

  it('is one of twenty that wait', async () => {
    const answers = []
    for (let index = 0; index <= invitationsMax; index += 1)
      answers.push((await owner.invite()).envelope.status)
    expect(answers.filter((status) => status === 'success')).toHaveLength(invitationsMax)
    expect(answers.at(-1)).toBe('ORG_INVITATIONS_FULL')
  })
})

describe('an invitation by phone', () => {
  const confirm = async (
    { userId }: { userId: number },
    address: string,
    confirmedAt: Date | null = new Date(),
  ) => {
    const kept = confirmedAt ? { address } : { address: '', pendingAddress: address }
    await server.db.insert(messageContacts).values({ userId, way: 'sms', ...kept, confirmedAt })
  }

  it('is told to the user whose confirmed number it is, who accepts it without the link', async () => {
    await confirm(stranger, '13911110001')
    await invited('139 1111 0001')
    expect(await kindsTold(server.db, stranger.userId)).toEqual(['organisation.invited'])
    const [waiting] = (await stranger.joining()).invitations
    expect(waiting).toMatchObject({ orgName: '远帆', inviter: '沈立群', role: 'member' })
    expect((await stranger.accept({ id: waiting?.id ?? '' })).envelope.data).toEqual({
      orgId,
      orgName: '远帆',
    })
    expect((await stranger.joining()).invitations).toEqual([])
  })

  it('is answered alike whether or not the number is a user’s', async () => {
    await confirm(stranger, '13911110002')
    const answers = [await owner.invite('13911110002'), await owner.invite('13911110003')]
    const [known, unknown] = answers.map(({ envelope }) => Object.keys(envelope.data.invitation).toSorted())
    expect(known).toEqual(unknown)
    const { invitations: listed } = (await owner.team()).envelope.data
    expect(new Set(listed.map((one) => String(Object.keys(one).toSorted()))).size).toBe(1)
  })

  it('reaches nobody whose number is not confirmed', async () => {
    await confirm(stranger, '13911110004', null)
    await invited('13911110004')
    expect(await kindsTold(server.db, stranger.userId)).toEqual([])
    expect((await stranger.joining()).invitations).toEqual([])
  })

  it('tells the same person once a day, however often they are invited', async () => {
    await confirm(stranger, '13911110005')
    for (let index = 0; index < 3; index += 1) await invited('13911110005')
    expect(await kindsTold(server.db, stranger.userId)).toEqual(['organisation.invited'])
  })

  it('can be declined, and by nobody else', async () => {
    await confirm(stranger, '13911110006')
    const { invitation } = await invited('13911110006')
    const other = await newStranger(server)
    await other.decline(invitation.id)
    expect((await other.accept({ id: invitation.id })).envelope.status).toBe('ORG_INVITATION_INVALID')
    expect((await stranger.joining()).invitations).toHaveLength(1)
    expect((await stranger.decline(invitation.id)).envelope.data.invitations).toEqual([])
  })

  it('refuses what is no number', async () => {
    expect((await owner.invite('12345')).envelope.status).toBe('ORG_PHONE_INVALID')
  })
})
