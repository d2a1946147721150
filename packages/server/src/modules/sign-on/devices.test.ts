import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startSignOnApp } from '../../testing/sign-on-app'
import { toldTo } from '../../testing/told'
import { users } from '../user/tables'
import { knownDevices } from './tables'

const server = startSignOnApp()
const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36'
const phone = 'Mozilla/5.0 (iPhone) Version/18.1 Mobile/15E148 Safari/604.1'

it('a sign-in from a new device is told, the first and later ones from the same are not', async () => {
  const subject = 'device-owner'
  const signInFrom = async (agent?: string) => {
    const { exchanged } = await server.signInAtPage(server.newBrowser(agent), { subject })
    expect(exchanged).toBeDefined()
    const [user] = await server.db.select().from(users).where(eq(users.subject, subject))
    return (await toldTo(server.db, user?.id ?? 0)).map(({ values }) => values.device)
  }
  expect(await signInFrom(chrome)).toEqual([])
  expect(await signInFrom(chrome)).toEqual([])
  expect(await signInFrom(phone)).toEqual(['Safari, iOS'])
  expect(await signInFrom(phone)).toEqual(['Safari, iOS'])
  expect(await signInFrom('curl/8')).toEqual(['Safari, iOS'])
  const [user] = await server.db.select().from(users).where(eq(users.subject, subject))
  expect(await server.db.$count(knownDevices, eq(knownDevices.userId, user?.id ?? 0))).toBe(2)
})
