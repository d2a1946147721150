import { consignmentApplications } from '@chuhai/contract/application'
import type { Consignment } from '@chuhai/contract/consignment'
import { beforeEach, describe, expect, it } from 'vitest'
import { applicantOf, type TestApplicant } from '../../testing/application'
import { goods } from '../../testing/consignment'
import { addOrganisation, newMember, newStranger } from '../../testing/organisation'
import { startTestApp } from '../../testing/test-app'
import { toldTo } from '../../testing/told'
import { startTestUploads } from '../../testing/upload'
import { decideApplication } from '../application/operator'

const server = startTestApp({ uploads: startTestUploads() })

const form = {
  ...goods,
  mode: '0110 一般贸易',
  elements: '4421919090，竹，收纳，无牌，1200 个',
  destination: '德国，宁波港出运',
  packages: 120,
  kilograms: 1_800,
  permits: [],
  contact: '沈亦舟',
  phone: '13805710826',
  email: 'shen@yuanfan.example',
}

const numbered = (
  applicant: Awaited<ReturnType<typeof newMember>>,
  orgId: string | undefined,
  subject: string,
) =>
  applicantOf(server, applicant.who, orgId, {
    kind: consignmentApplications,
    form,
    documentFields: ['contract', 'packing'],
    subject,
  })

const listOf = async ({ headers }: TestApplicant) =>
  (await server.get<Consignment[]>('/api/consignment/mine', headers)).envelope.data

const accept = async ({ mine }: TestApplicant) => {
  const verdict = { decision: { action: 'accept' }, version: null, by: 'li@desk' } as const
  return decideApplication(server.db, (await mine()).id ?? '', verdict, new Date())
}

let member: Awaited<ReturnType<typeof newMember>>
let orgId: string
beforeEach(async () => {
  orgId = (await addOrganisation(server)).id
  member = await newMember(server, orgId, 'member')
})

describe('an application for a consignment', () => {
  it('becomes a consignment once it is accepted, of which the applicant is told', async () => {
    const first = numbered(member, orgId, '1')
    expect((await first.submit(0)).http).toBe(200)
    expect(await listOf(first)).toEqual([])
    const outcomes = await Promise.all([accept(first), accept(first)])
    expect(outcomes).toContain('decided')
    expect(await listOf(first)).toMatchObject([
      { subject: '1', goods: goods.goods, organisation: '远帆', stage: 'accepted', isOwn: true, version: 1 },
    ])
    expect((await toldTo(server.db, member.userId)).at(-1)).toMatchObject({
      kind: 'application.accepted',
      values: { name: '外贸综合服务第 1 单', page: '/comprehensive/order?no=1' },
    })
  })

  it('can be followed by another one, which begins with what was filled in before', async () => {
    const first = numbered(member, orgId, '1')
    await first.submit(0)
    await accept(first)
    const second = numbered(member, orgId, '2')
    expect((await second.mine()).last).toMatchObject({ goods: goods.goods, shipments: goods.shipments })
    await second.submit(0)
    await accept(second)
    expect((await listOf(second)).map(({ subject }) => subject).toSorted()).toEqual(['1', '2'])
  })

  it('needs an organisation', async () => {
    const stranger = await newStranger(server)
    const alone = numbered(stranger, undefined, '1')
    expect((await alone.mine()).refusal).toBe('ORG_NOT_CHOSEN')
    expect((await alone.submit(0)).envelope.status).toBe('ORG_NOT_CHOSEN')
  })
})
