import { expect, it } from 'vitest'
import { siteRequests } from '../modules/site/tables'
import { siteForm } from '../testing/forms'
import { startTestApp } from '../testing/test-app'
import { idsBeginning } from './beginning-ids'

const server = startTestApp()
const ids = [
  '0a1b2c3d-0000-4000-8000-000000000001',
  '0a1b2c3d-0000-4000-8000-000000000002',
  '0a1bffff-ffff-4fff-bfff-ffffffffffff',
]

it('finds ids by their beginning, with dashes or without', async () => {
  const { siteName, contactsName, contactsPhone } = siteForm('https://a.example')
  const form = { siteName, contactsName, contactsPhone, mailbox: '', purpose: '嵌入组件' }
  await server.db.insert(siteRequests).values(
    ids.map((id, index) => ({
      ...form,
      id,
      origin: `https://${index}.example`,
      state: 'open' as const,
      createdAt: new Date(),
    })),
  )
  const begin = (start: string) => idsBeginning(server.db, siteRequests, siteRequests.id, start)
  expect(await begin('0a1b2c3d')).toEqual(ids.slice(0, 2))
  expect(await begin('0a1b')).toEqual(ids)
  expect(await begin('0a1bf')).toEqual(ids.slice(2))
  expect(await begin('0a1b2c3d-0000-4000-8000-000000000002')).toEqual(ids.slice(1, 2))
  expect(await begin('0a1c')).toEqual([])
})
