import { Hono } from 'hono'
import { toBuffer } from 'qrcode'
import { ApiError } from '../../http/api-error'
import type { AppEnv } from '../../http/context'
import { type QrCode, qrCodes, type WeChatAddresses } from '../../settings/we-chat'

const widthPx = 416

const isQrCode = (name: string): name is QrCode => qrCodes.includes(name as QrCode)

/** QR codes of the footer and the scan panel, each drawn once; by default they lead to the contact page. */
export const qrImages = (publicUrl: string, weChat: WeChatAddresses): Hono<AppEnv> => {
  const images = new Map<QrCode, Promise<Buffer>>()
  const draw = (code: QrCode): Promise<Buffer> =>
    toBuffer(weChat[code] ?? `${publicUrl}/contactUs?from=wechat-${code}`, {
      width: widthPx,
      margin: 2,
      errorCorrectionLevel: 'M',
    })

  return new Hono<AppEnv>().get('/:name{[a-z]+\\.png}', async (c) => {
    const code = c.req.param('name').replace('.png', '')
    if (!isQrCode(code)) throw new ApiError('NOT_FOUND')
    const image = images.get(code) ?? draw(code)
    images.set(code, image)
    c.header('Content-Type', 'image/png')
    // Short, so that an expired WeChat code is soon replaced.
    c.header('Cache-Control', 'public, max-age=3600')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    return c.body(new Uint8Array(await image))
  })
}
