import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addOrganisation, memberOf, newMember, newStranger } from '../../testing/organisation'
import { startTestApp } from '../../testing/test-app'
import { kindsTold } from '../../testing/told'
import { invitations, memberships } from './tables'

const server = startTestApp()

type Member = Awaited<ReturnType<typeof newMember>>
let orgId: string
let owner: Member
let member: Member
let finance: Member
beforeEach(async () => {
  orgId = (await addOrganisation(server)).id
  owner = await newMember(server, orgId, 'owner', '甲')
  member = await newMember(server, orgId, 'member', '乙')
  finance = await newMember(server, orgId, 'finance', '丙')
})

const rolesNow = async () => {
  const rows = await server.db.select().from(memberships).where(eq(memberships.orgId, orgId))
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]))
}

describe('the team', () => {
  it('is seen by every member, with the caller marked', async () => {
    for (const one of [owner, member, finance]) {
      const { data } = (await one.team()).envelope
      expect(data.members.map(({ userName, role }) => [userName, role])).toEqual([
        ['甲', 'owner'],
        ['乙', 'member'],
        ['丙', 'finance'],
      ])
      expect(data.members.filter(({ isSelf }) => isSelf).map(({ userId }) => Number(userId))).toEqual([
        one.userId,
      ])
    }
  })

  it('shows invitations and requests to owners only', async () => {
    await owner.invite('13800005527')
    expect((await owner.team()).envelope.data.invitations).toMatchObject([
      { phone: '138****5527', inviter: '甲' },
    ])
    for (const one of [member, finance])
      expect((await one.team()).envelope.data).toMatchObject({ invitations: [], requests: [] })
  })

  it('needs an organisation to be chosen', async () => {
    expect((await memberOf(server, owner.who).team()).envelope.status).toBe('ORG_NOT_CHOSEN')
  })
})

describe('what only owners may do', () => {
  it('is refused to members and finance, and changes nothing', async () => {
    const { id } = (await owner.invite()).envelope.data.invitation
    const before = await rolesNow()
    for (const one of [member, finance]) {
      const answers = await Promise.all([
        one.invite(),
        one.revoke(id),
        one.decide(id, 'member'),
        one.setRole(one.userId, 'owner'),
        one.remove(owner.userId),
        one.handOver(one.userId),
      ])
      expect(new Set(answers.map(({ envelope }) => envelope.status))).toEqual(new Set(['ORG_ROLE_MISSING']))
    }
    expect(await rolesNow()).toEqual(before)
    expect((await owner.team()).envelope.data.invitations).toHaveLength(1)
  })

  it('does not reach members of another organisation', async () => {
    const other = await newMember(server, (await addOrganisation(server)).id, 'owner')
    for (const answer of [
      await owner.setRole(other.userId, 'member'),
      await owner.remove(other.userId),
      await owner.handOver(other.userId),
    ])
      expect(answer.envelope.status).toBe('NOT_FOUND')
    expect((await other.team()).envelope.data.role).toBe('owner')
  })
})

describe('an owner', () => {
  it('gives roles, also that of an owner, who hears of it', async () => {
    await owner.setRole(member.userId, 'finance')
    await owner.setRole(finance.userId, 'owner')
    expect(await rolesNow()).toEqual({
      [owner.userId]: 'owner',
      [member.userId]: 'finance',
      [finance.userId]: 'owner',
    })
    expect(await kindsTold(server.db, finance.userId)).toEqual(['organisation.handedOver'])
    expect(await kindsTold(server.db, member.userId)).toEqual([])
  })

  it('hands over, and is a member then', async () => {
    expect((await owner.handOver(member.userId)).envelope.data.role).toBe('member')
    expect(await rolesNow()).toMatchObject({ [owner.userId]: 'member', [member.userId]: 'owner' })
    expect(await kindsTold(server.db, member.userId)).toEqual(['organisation.handedOver'])
  })

  it('cannot hand over to themselves', async () => {
    expect((await owner.handOver(owner.userId)).envelope.status).toBe('NOT_FOUND')
    expect((await rolesNow())[owner.userId]).toBe('owner')
  })

  it('takes a member out, who acts for the organisation no longer and hears of it', async () => {
    const { data } = (await owner.remove(member.userId)).envelope
    expect(data.members).toHaveLength(2)
    expect((await member.team()).envelope.status).toBe('ORG_FORBIDDEN')
    expect(await kindsTold(server.db, member.userId)).toEqual(['organisation.removed'])
  })
})

describe('the last owner', () => {
  it('can neither leave nor take another role', async () => {
    expect((await owner.leave()).envelope.status).toBe('ORG_LAST_OWNER')
    expect((await owner.setRole(owner.userId, 'member')).envelope.status).toBe('ORG_LAST_OWNER')
    expect((await rolesNow())[owner.userId]).toBe('owner')
  })

  it('is one of two who leave at once', async () => {
    await owner.setRole(member.userId, 'owner')
    const left = await Promise.all([owner.leave(), member.leave()])
    expect(left.map(({ envelope }) => envelope.status).toSorted()).toEqual(['ORG_LAST_OWNER', 'success'])
    expect(Object.values(await rolesNow()).filter((role) => role === 'owner')).toHaveLength(1)
  })
})

describe('a member who leaves', () => {
  it('is no member any more, and may be anybody but the last owner', async () => {
    for (const one of [member, finance]) expect((await one.leave()).envelope.status).toBe('success')
    expect(await rolesNow()).toEqual({ [owner.userId]: 'owner' })
  })

  it('takes the invitations along that they have made as an owner', async () => {
    await owner.setRole(member.userId, 'owner')
    const { token } = (await member.invite()).envelope.data
    const kept = (await owner.invite()).envelope.data.token
    await owner.setRole(member.userId, 'member')
    const stranger = await newStranger(server)
    expect((await stranger.accept({ token })).envelope.status).toBe('ORG_INVITATION_INVALID')
    expect((await stranger.accept({ token: kept })).envelope.status).toBe('success')
    expect(await server.db.$count(invitations, eq(invitations.orgId, orgId))).toBe(1)
  })
})
