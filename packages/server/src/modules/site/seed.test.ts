import { expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { seedSites } from './seed'
import { sites } from './tables'

const ports = { signOnPort: 4001, partnerPort: 4002, universityPort: 4003 }

const originsAfterSeed = async (publicUrl: string) => {
  const { db, close } = await openTestDatabase()
  try {
    await seedSites(db, { publicUrl, ...ports })
    return (await db.select().from(sites)).map(({ origin }) => origin)
  } finally {
    await close()
  }
}

it('registers the examples on a local server', async () => {
  expect(await originsAfterSeed('http://localhost:4000')).toContain('http://127.0.0.1:4002')
})

it('registers nothing but the portal on a public server', async () => {
  expect(await originsAfterSeed('https://chuhai.example')).toEqual(['https://chuhai.example'])
})

it('disables the examples of a database that was local before', async () => {
  const { db, close } = await openTestDatabase()
  await seedSites(db, { publicUrl: 'http://localhost:4000', ...ports })
  await seedSites(db, { publicUrl: 'https://chuhai.example', ...ports })
  const enabled = (await db.select().from(sites)).filter((site) => site.enabled).map(({ origin }) => origin)
  expect(enabled.sort()).toEqual(['http://localhost:4000', 'https://chuhai.example'])
  await close()
})
