import { randomUUID } from 'node:crypto'
import { storeApplications } from '@chuhai/contract/application'
import { expect, it } from 'vitest'
import { openingsOf } from '../../testing/opening'
import { addOrganisation, memberOf } from '../../testing/organisation'
import { signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { decideApplication } from '../application/operator'
import { applications } from '../application/tables'

const server = startTestApp()
const now = new Date('2026-11-28T02:00:00Z')

/** A submitted application for a store in the name of an organisation. */
const submitted = async (kind = storeApplications.key) => {
  const { id: orgId, orgName } = await addOrganisation(server)
  const who = await signIn(server.db)
  await memberOf(server, who, orgId).join('member')
  const id = randomUUID()
  await server.db.insert(applications).values({
    kind,
    subject: '1-us',
    userId: Number(who.user.id),
    orgId,
    version: 1,
    id,
    state: 'submitted',
    values: { storeNameEn: 'Yuanfan Home' },
    documents: [],
    termsVersion: '2026-11',
    by: '',
    reason: null,
    fields: {},
    submittedAt: now,
    at: now,
  })
  const decide = (action: 'review' | 'accept') =>
    decideApplication(server.db, id, { decision: { action }, version: null, by: 'li@desk' }, now)
  return { id, orgName, decide, ...openingsOf(server, { Cookie: who.cookie }) }
}

it('an opening begins with the acceptance of its application, once, under the same id', async () => {
  const { id, orgName, decide, list } = await submitted()
  await decide('review')
  expect(await list()).toEqual([])
  await Promise.all([decide('accept'), decide('accept')])
  expect(await list()).toMatchObject([
    {
      id,
      subject: '1-us',
      organisation: orgName,
      stage: 'accepted',
      version: 1,
      changedAt: now.toISOString(),
    },
  ])
})

it('other kinds of application open no store', async () => {
  const { decide, list } = await submitted('serviceProvider')
  await decide('accept')
  expect(await list()).toEqual([])
})
