import { joinRequestDays, joinRequestsMax } from '@chuhai/contract/constants'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addOrganisation, newCode, newMember, newStranger } from '../../testing/organisation'
import { startTestApp } from '../../testing/test-app'
import { kindsTold, toldTo } from '../../testing/told'
import { dayMs } from '../../time/durations'
import { forgetOldJoinRequests } from './join-requests'
import { joinRequests } from './tables'

const server = startTestApp()

let organisation: Awaited<ReturnType<typeof addOrganisation>>
let owner: Awaited<ReturnType<typeof newMember>>
let stranger: Awaited<ReturnType<typeof newStranger>>
beforeEach(async () => {
  organisation = await addOrganisation(server, { orgName: '远帆' })
  owner = await newMember(server, organisation.id, 'owner')
  stranger = await newStranger(server)
})

const asked = async () => {
  await stranger.ask(organisation.socialCode)
  return (await owner.team()).envelope.data.requests[0]?.id ?? ''
}

describe('asking to join', () => {
  it('tells the owners, who see who asks', async () => {
    await asked()
    expect((await owner.team()).envelope.data.requests).toMatchObject([{ userName: '林若溪' }])
    expect(await toldTo(server.db, owner.userId)).toMatchObject([
      { kind: 'organisation.asked', values: { name: '林若溪', orgName: '远帆' } },
    ])
  })

  it('is answered alike whether or not there is an organisation', async () => {
    const none = newCode()
    const real = (await stranger.ask(organisation.socialCode)).envelope.data.requests[0]
    const unreal = (await stranger.ask(none)).envelope.data.requests.find((one) => one.socialCode === none)
    const anonymous = ({ id: _, at: __, socialCode: ___, ...rest }: NonNullable<typeof real>) => rest
    expect(real && anonymous(real)).toEqual(unreal && anonymous(unreal))
    expect(real && anonymous(real)).toEqual({ state: 'open', orgName: null })
  })

  it('reaches an organisation that is added later', async () => {
    const socialCode = newCode()
    await stranger.ask(socialCode)
    const later = await addOrganisation(server, { socialCode })
    const itsOwner = await newMember(server, later.id, 'owner')
    expect((await itsOwner.team()).envelope.data.requests).toHaveLength(1)
  })

  it('reaches the first of two with one code, and not who adds it once more', async () => {
    const id = await asked()
    const { socialCode } = organisation
    const double = await addOrganisation(server, { socialCode, createdAt: new Date(Date.now() + 1000) })
    const copier = await newMember(server, double.id, 'owner')
    expect((await copier.team()).envelope.data.requests).toEqual([])
    expect((await copier.decide(id, 'member')).envelope.status).toBe('NOT_FOUND')
  })

  it('is kept and told once, however often it is asked', async () => {
    for (let index = 0; index < 3; index += 1) await asked()
    expect((await owner.team()).envelope.data.requests).toHaveLength(1)
    expect(await kindsTold(server.db, owner.userId)).toEqual(['organisation.asked'])
  })

  it('has an end, also at once', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: joinRequestsMax + 3 },
        async () => (await stranger.ask(newCode())).envelope.status,
      ),
    )
    expect(statuses.filter((status) => status === 'ORG_REQUESTS_FULL')).toHaveLength(3)
  })

  it('is refused to a member', async () => {
    expect((await owner.ask(organisation.socialCode)).envelope.status).toBe('ORG_MEMBER_ALREADY')
  })

  it('can be taken back, by who has asked', async () => {
    const id = await asked()
    await (await newStranger(server)).withdraw(id)
    expect((await owner.team()).envelope.data.requests).toHaveLength(1)
    expect((await stranger.withdraw(id)).envelope.data.requests).toEqual([])
    expect((await owner.team()).envelope.data.requests).toEqual([])
  })

  it('is forgotten after a month', async () => {
    const id = await asked()
    await server.db
      .update(joinRequests)
      .set({ createdAt: new Date(Date.now() - (joinRequestDays + 1) * dayMs) })
      .where(eq(joinRequests.id, id))
    await forgetOldJoinRequests(server.db, new Date())
    expect((await stranger.joining()).requests).toEqual([])
  })
})

describe('an owner who decides', () => {
  it('lets them in with a role, and tells them', async () => {
    const { data } = (await owner.decide(await asked(), 'finance')).envelope
    expect(data.requests).toEqual([])
    expect(data.members.map(({ role }) => role)).toEqual(['owner', 'finance'])
    expect(await kindsTold(server.db, stranger.userId)).toEqual(['organisation.accepted'])
    expect((await stranger.joining()).requests).toMatchObject([{ state: 'accepted', orgName: '远帆' }])
  })

  it('keeps them out, tells them without a name, and is not asked again', async () => {
    await owner.decide(await asked(), null)
    expect(await toldTo(server.db, stranger.userId)).toMatchObject([
      { kind: 'organisation.refused', values: { socialCode: organisation.socialCode } },
    ])
    const { requests } = (await stranger.ask(organisation.socialCode)).envelope.data
    expect(requests).toMatchObject([{ state: 'refused', orgName: null }])
    expect((await owner.team()).envelope.data.requests).toEqual([])
    await stranger.withdraw(requests[0]?.id ?? '')
    expect((await stranger.joining()).requests).toHaveLength(1)
  })

  it('decides once', async () => {
    const id = await asked()
    const answers = await Promise.all([owner.decide(id, 'member'), owner.decide(id, null)])
    expect(answers.map(({ envelope }) => envelope.status).toSorted()).toEqual(['NOT_FOUND', 'success'])
  })

  it('is asked again by who has left', async () => {
    await owner.decide(await asked(), 'member')
    await owner.remove(stranger.userId)
    await stranger.ask(organisation.socialCode)
    expect((await owner.team()).envelope.data.requests).toHaveLength(1)
  })
})
