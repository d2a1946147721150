import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCarriers } from '../modules/carrier/carriers'
import { carryOutBookings } from '../modules/carrier/carry-out'
import { bookingSources, parcelListeners } from '../modules/logistics'
import { hear } from '../modules/tracking/hear'
import { silentLog } from '../process/log'
import { startTestAdminApi } from '../testing/admin-api'
import { startDevelopmentCarrier } from '../testing/development-carrier'
import { followParcel, heardEvent } from '../testing/parcel'
import { startTestPayments } from '../testing/payment'
import { png } from '../testing/pictures'
import { startSenders } from '../testing/shipment'
import { startTestApp } from '../testing/test-app'
import { startTestUploads } from '../testing/upload'
import { logistics } from './logistics'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const development = startDevelopmentCarrier()
const at = startTestAdminApi(server, uploads.store)
const senders = startSenders(server, startTestPayments(server))

/** A shipment of one parcel that is paid and labelled. */
const newPaidShipment = async () => {
  const sender = await senders.sender()
  const number = (await senders.paid(sender)).numbers[0] ?? ''
  const { data } = await sender.get(number)
  return { number, label: data.labels[0]?.number ?? '' }
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chuhai-parcels-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (line: string, options: Record<string, string | true> = {}) =>
  at.run(logistics, line.split(' '), options)

/** Books what waits, with the development carrier. */
const book = () =>
  carryOutBookings(
    {
      db: server.db,
      log: silentLog,
      carriers: createCarriers({ gateway: development.settings, seventeenTrack: null }),
      sources: bookingSources,
      listeners: parcelListeners,
    },
    new Date(),
  )

describe('logistics tracking', () => {
  it('lists parcels, shows what their carrier has sent, and which codes nobody knows', async () => {
    const { number, carrierNumber } = await followParcel(server.db)
    await hear(
      server.db,
      number,
      [heardEvent('OD', '2026-11-28 08:00'), heardEvent('ZZ9', '2026-11-28 09:00')],
      [],
      new Date(),
    )
    expect(await run('tracking list', { status: '派送中' })).toContain(carrierNumber)
    const shown = await run(`tracking show ${carrierNumber}`)
    expect(shown).toContain(number)
    expect(shown).toContain('signed by Jan Kowalski')
    expect(await run('tracking codes')).toContain('ZZ9')
    await expect(run('tracking show CY00000000')).rejects.toThrow('没有跟踪 CY00000000')
    await expect(run('tracking show x')).rejects.toThrow('不是单号')
  })
})

describe('logistics carriers', () => {
  it('lists bookings with why they fail, and lets one be tried again', async () => {
    const { label } = await newPaidShipment()
    development.behave('refusing')
    await book()
    const listed = await run('carriers bookings', { state: '承运商拒单' })
    expect(listed).toContain(label)
    expect(listed).toContain('NOT_SERVED')
    const [id = ''] = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(listed) ?? []
    expect(await run(`carriers repeat ${id}`)).toContain('马上重试')
    development.behave('normal')
    await book()
    await expect(run(`carriers repeat ${id}`)).rejects.toThrow('已经办理')
    expect(await run('carriers bookings', { state: '已下单' })).toContain(label)
  })

  it('says that none is connected', async () => {
    expect(await run('carriers list')).toContain('没有接入承运商')
    await expect(run('carriers quote DE 10115 0.85 30x20x10')).rejects.toThrow('没有接入承运商')
    await expect(run('carriers quote XX 10115 0.85 30x20x10')).rejects.toThrow('不是可以寄往的国家')
  })
})

describe('logistics warehouse', () => {
  it('receives a parcel with scale, tape and camera, and says what becomes of the difference', async () => {
    const { number, label } = await newPaidShipment()
    const picture = join(folder, '1.png')
    await writeFile(picture, await png())
    const options = { warehouse: 'hangzhou', picture }
    await expect(run(`warehouse receive ${label} 1.95 30x20x10`)).rejects.toThrow('要写 --warehouse')
    await expect(run(`warehouse receive ${label} 1,95 30x20x10`, options)).rejects.toThrow('不是重量')
    await expect(run(`warehouse receive ${label} 1.95 30x20`, options)).rejects.toThrow('不是尺寸')
    const said = await run(`warehouse receive ${label} 1.95 30x20x10.5`, options)
    expect(said).toMatch(/应补 \d+\.\d\d 元，已通知寄件人/)
    expect(await run('warehouse list', { state: '待补差价' })).toContain(number)
    const shown = await run(`warehouse show ${number}`)
    expect(shown).toContain('1.95 kg，300 × 200 × 105 mm')
    expect(shown).toContain('等待寄件人处理')
    const out = join(folder, 'parcel.png')
    await run(`warehouse picture ${number} ${label}`, { out })
    expect((await readFile(out)).subarray(1, 4).toString()).toBe('PNG')
    expect(await run(`warehouse waive ${number} 长期客户，小额减免`)).toContain('现在是“待出库”')
    expect(await run(`warehouse forward ${number} 已装车`)).toContain('现在是“已交承运商”')
    await expect(run(`warehouse return ${number} 退回`)).rejects.toThrow('现在的状态不能这样处理')
  })

  it('refuses numbers that are none', async () => {
    await expect(run('warehouse show CY1')).rejects.toThrow('不是运单号')
    await expect(run('warehouse show CY2611280000009999')).rejects.toThrow('还没有包裹入库')
  })
})
