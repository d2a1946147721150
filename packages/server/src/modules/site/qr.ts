import { Hono } from 'hono'
import { toBuffer } from 'qrcode'
import { ApiError } from '../../http/api-error'
import type { AppEnv } from '../../http/context'

const widthPx = 416

const doors = ['service', 'account', 'mini'] as const
type Door = (typeof doors)[number]

const isDoor = (name: string): name is Door => doors.includes(name as Door)

/** What WeChat's own codes hold, by door. */
export type WeChatAddresses = Partial<Record<Door, string>>

/** QR codes of the footer and the scan panel, drawn once each; without an address of WeChat's they lead to the contact page. */
export const qrImages = (publicUrl: string, weChat: WeChatAddresses): Hono<AppEnv> => {
  const drawn = new Map<Door, Promise<Buffer>>()
  const draw = (door: Door): Promise<Buffer> =>
    toBuffer(weChat[door] ?? `${publicUrl}/contactUs?from=wechat-${door}`, {
      width: widthPx,
      margin: 2,
      errorCorrectionLevel: 'M',
    })

  return new Hono<AppEnv>().get('/:name{[a-z]+\\.png}', async (c) => {
    const door = c.req.param('name').replace('.png', '')
    if (!isDoor(door)) throw new ApiError('NOT_FOUND')
    const image = drawn.get(door) ?? draw(door)
    drawn.set(door, image)
    c.header('Content-Type', 'image/png')
    // No longer, so that a code that WeChat has let expire is soon replaced.
    c.header('Cache-Control', 'public, max-age=3600')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    return c.body(new Uint8Array(await image))
  })
}
