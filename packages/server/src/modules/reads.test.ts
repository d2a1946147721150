import { describe, expect, it } from 'vitest'
import { startTestApp } from '../testing/test-app'
import { seedTest } from '../testing/test-database'
import { originOf } from './site/service'
import { sites } from './site/tables'

const server = startTestApp()

it('recommends the platforms that editors have marked, in their order', async () => {
  const { envelope } = await server.get<{ id: number }[]>('/api/platformNew/recommended_plat')
  expect(envelope.data.map(({ id }) => id)).toEqual([1, 33, 23])
})

describe('sites', () => {
  it('have a QR code of 416 pixels for each known name only', async () => {
    for (const door of ['service', 'account', 'mini']) {
      const image = Buffer.from(await (await server.request(`/api/site/qr/${door}.png`)).arrayBuffer())
      expect(image.subarray(1, 4).toString()).toBe('PNG')
      expect(image.readUInt32BE(16)).toBe(416)
    }
    expect((await server.get('/api/site/qr/other.png')).http).toBe(404)
  })

  it('lead to the course site that is set, and to our school where none is', async () => {
    const leadsTo = async (app: { request(path: string): Promise<Response> | Response }) => {
      const { status, headers } = await app.request('/api/site/course')
      return [status, headers.get('Location')]
    }
    expect(await leadsTo(server)).toEqual([302, 'http://localhost:4000/school'])
    const courseUrl = 'https://courses.example.com/chuhai'
    expect(await leadsTo(server.another({ courseUrl }))).toEqual([302, courseUrl])
  })

  it('return the contact of customer service', async () => {
    const { envelope } = await server.get<{ qrCode: string }>('/api/site/contact')
    expect(envelope.data).toMatchObject({ phone: '400-826-0571', hours: { from: '9:00', to: '18:00' } })
    expect((await server.request(envelope.data.qrCode)).headers.get('Content-Type')).toBe('image/png')
  })

  it('keep the changes of an operator after a restart', async () => {
    await server.db.update(sites).set({ enabled: false, name: '改名' })
    await seedTest(server)
    const rows = await server.db.select().from(sites)
    expect(rows.every(({ enabled, name }) => !enabled && name === '改名')).toBe(true)
  })

  it('are named by origins only', () => {
    expect(originOf('https://A.example/')).toBe('https://a.example')
    for (const wrong of ['null', 'a.example', 'https://a.example/x', 'javascript:1', '*'])
      expect(originOf(wrong)).toBeNull()
  })
})
