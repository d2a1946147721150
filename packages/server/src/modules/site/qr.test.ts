import type { ServiceContact } from '@chuhai/contract/site'
import { toBuffer } from 'qrcode'
import { expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app'

const publicUrl = 'https://www.chuhai.example'
const service = 'https://work.weixin.qq.com/kfid/kfc0'
const server = startTestApp({ publicUrl })
const withWeChat = () => server.another({ weChat: { service } })

interface App {
  request(path: string): Response | Promise<Response>
}

const codeOf = async (app: App, door: string): Promise<Buffer> =>
  Buffer.from(await (await app.request(`/api/site/qr/${door}.png`)).arrayBuffer())
const contactOf = async (app: App): Promise<ServiceContact> =>
  (await (await app.request('/api/site/contact')).json()).data
const drawn = (address: string) => toBuffer(address, { width: 416, margin: 2, errorCorrectionLevel: 'M' })

it('is that of WeChat where the operator has set one, and the contact says so', async () => {
  expect(await codeOf(withWeChat(), 'service')).toEqual(await drawn(service))
  expect((await contactOf(withWeChat())).isWeChat).toBe(true)
})

it('leads to the contact page where none is set', async () => {
  const contactPage = (door: string) => drawn(`${publicUrl}/contactUs?from=wechat-${door}`)
  for (const door of ['account', 'mini'])
    expect(await codeOf(withWeChat(), door)).toEqual(await contactPage(door))
  expect(await codeOf(server, 'service')).toEqual(await contactPage('service'))
  expect((await contactOf(server)).isWeChat).toBe(false)
})
