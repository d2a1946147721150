import { isLocal } from '@chuhai/contract/site-request'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { SeedAddresses } from '../../settings/seed-addresses'
import { sites } from './tables'

/**
 * Registers the portal, and on a local server, where alone there are examples, these and Storybook. A public server disables examples that were
 * registered while it was local.
 */
export const seedSites = async (
  db: Db,
  { publicUrl, partnerPort, universityPort }: SeedAddresses,
): Promise<void> => {
  const examples = [
    { origin: `http://127.0.0.1:${partnerPort}`, name: '合作伙伴示例' },
    { origin: `http://127.0.0.1:${universityPort}`, name: '高校示例' },
    { origin: 'http://localhost:6006', name: 'Storybook' },
  ]
  await db
    .insert(sites)
    .values([
      { origin: new URL(publicUrl).origin, name: '出海云门户' },
      ...(isLocal(publicUrl) ? examples : []),
    ])
    .onConflictDoNothing()
  if (isLocal(publicUrl)) return
  for (const { origin, name } of examples)
    await db
      .update(sites)
      .set({ enabled: false })
      .where(and(eq(sites.origin, origin), eq(sites.name, name)))
}
