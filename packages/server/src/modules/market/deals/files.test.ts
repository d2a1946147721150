import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { startMarket } from '../../../testing/deal'
import { newBuyer } from '../../../testing/order'
import { startTestPayments } from '../../../testing/payment'
import { addOwnFile } from '../../../testing/person'
import { startTestApp } from '../../../testing/test-app'
import { startTestUploads } from '../../../testing/upload'
import { findUsedDealFiles } from './files'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const pay = startTestPayments(server)

let market: Awaited<ReturnType<typeof startMarket>>
beforeAll(async () => {
  market = await startMarket(server, pay)
})

it('a file that one side sends is seen by both, by nobody else, and kept', async () => {
  const { buyer, person, number } = await market.bought()
  const { path } = await addOwnFile(server.db, uploads, person.userId)
  const open = async (headers: Record<string, string>) => (await server.request(path, { headers })).status
  expect(await open(market.provider.headers)).toBe(404)
  await buyer.write(number, '', randomUUID(), [{ address: path, name: '图样.png' }])
  const stranger = await newBuyer(server)
  expect([
    await open({ Cookie: person.cookie }),
    await open(market.provider.headers),
    await open({ Cookie: stranger.cookie }),
  ]).toEqual([200, 200, 404])
  expect(await findUsedDealFiles(server.db, [path, '/files/other.png'])).toEqual(new Set([path]))
})

it('a file of somebody else is not sent', async () => {
  const { buyer, number } = await market.bought()
  const other = await newBuyer(server)
  const { path } = await addOwnFile(server.db, uploads, other.userId)
  const file = { address: path, name: '图样.png' }
  expect((await buyer.write(number, '', randomUUID(), [file])).status).toBe('DEAL_FILE_UNKNOWN')
})
