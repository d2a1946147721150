import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/db'
import { organisations as command } from '../../operator/organisations'
import { startTestAdminApi } from '../../testing/admin-api'
import { applicantOf } from '../../testing/application'
import { addCourse, buyerOf } from '../../testing/order'
import { addOrganisation, newCode, newMember } from '../../testing/organisation'
import { startTestApp } from '../../testing/test-app'
import { startTestUploads } from '../../testing/upload'
import { orders } from '../order/tables'
import { organisationRecords } from '../organisation-records'
import { memberships, organisations } from './tables'

const server = startTestApp({ uploads: startTestUploads() })
const at = startTestAdminApi(server)

const doubles = async () => {
  const socialCode = newCode()
  const [kept, other] = [
    await addOrganisation(server, { socialCode }),
    await addOrganisation(server, { socialCode }),
  ]
  const owner = await newMember(server, kept.id, 'owner')
  const copier = await newMember(server, other.id, 'owner', '方致远')
  const finance = await newMember(server, other.id, 'finance')
  return { socialCode, kept, other, owner, copier, finance }
}

const rolesIn = async (orgId: string) =>
  (await server.db.select().from(memberships).where(eq(memberships.orgId, orgId))).map(({ role }) => role)

it('names every table with rows in the name of an organisation', async () => {
  const found = await rowsOf<{ name: string }>(
    server.db,
    sql`select table_name as name from information_schema.columns
      where column_name = 'org_id' and table_schema = 'public' order by 1`,
  )
  const ofMembers = ['membership', 'organisation_invitation', 'organisation_request']
  const named = [...organisationRecords.flatMap(({ tables }) => tables), ...ofMembers]
  expect(found.map(({ name }) => name)).toEqual(named.toSorted())
})

describe('an operator', () => {
  it('finds organisations of which there are two, with their members', async () => {
    const { socialCode, kept, other } = await doubles()
    const single = await addOrganisation(server)
    const text = await at.run(command, ['list'])
    for (const part of [socialCode, kept.id, other.id, '方致远']) expect(text).toContain(part)
    expect(text).not.toContain(single.id)
    expect(await at.run(command, ['list', single.socialCode.toLowerCase()])).toContain(single.id)
  })

  it('joins two with one code: members and orders come along, and owners of the other are members', async () => {
    const { kept, other, copier } = await doubles()
    const buyer = buyerOf(server, { userId: copier.userId, cookie: copier.who.cookie })
    const product = await addCourse(server.db)
    const { data } = await buyer.create(product, 19_900, { 'X-Org-Id': other.id })
    await at.run(command, ['join', kept.id, other.id])
    expect((await rolesIn(kept.id)).toSorted()).toEqual(['finance', 'member', 'owner'])
    expect(await server.db.$count(organisations, eq(organisations.id, other.id))).toBe(0)
    const [order] = await server.db.select().from(orders).where(eq(orders.number, data.number))
    expect(order?.orgId).toBe(kept.id)
  })

  it('joins neither two codes nor what is not there', async () => {
    const { kept } = await doubles()
    const stranger = await addOrganisation(server)
    await expect(at.run(command, ['join', kept.id, stranger.id])).rejects.toThrow('代码不同')
    await expect(at.run(command, ['join', kept.id, randomUUID()])).rejects.toThrow('没有这两个主体')
    await expect(at.run(command, ['join', kept.id, kept.id])).rejects.toThrow('没有这两个主体')
    await expect(at.run(command, ['join', kept.id, '42'])).rejects.toThrow('不是主体编号')
  })

  it('changes nothing where somebody has applied in both names', async () => {
    const { kept, other, owner } = await doubles()
    await server.db
      .insert(memberships)
      .values({ userId: owner.userId, orgId: other.id, role: 'member', joinedAt: new Date() })
    for (const { id } of [kept, other])
      expect((await applicantOf(server, owner.who, id).submit(0)).http).toBe(200)
    await expect(at.run(command, ['join', kept.id, other.id])).rejects.toThrow('申请过同一项')
    expect(await rolesIn(other.id)).toHaveLength(3)
  })

  it('gives roles, and always leaves an owner', async () => {
    const { kept, owner } = await doubles()
    const member = await newMember(server, kept.id, 'member')
    await expect(at.run(command, ['role', kept.id, String(owner.userId), '成员'])).rejects.toThrow(
      '要有管理员',
    )
    await at.run(command, ['role', kept.id, String(member.userId), '管理员'])
    await at.run(command, ['role', kept.id, String(owner.userId), '财务'])
    expect((await rolesIn(kept.id)).toSorted()).toEqual(['finance', 'owner'])
    await expect(at.run(command, ['role', kept.id, '999999', '成员'])).rejects.toThrow('不是这个主体的成员')
  })
})
