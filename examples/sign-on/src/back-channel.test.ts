import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { buildEndSessionUrl } from 'openid-client'
import { afterAll, expect, it } from 'vitest'
import { clientOf } from './options'
import { setUpProvider } from './testing/provider'

const received: string[] = []
const application = createServer(async (request, response) => {
  received.push(`${request.method} ${request.url} ${await text(request)}`)
  response.end()
}).listen(0, '127.0.0.1')
await once(application, 'listening')
afterAll(() => application.close())
const backChannelLogoutUri = `http://127.0.0.1:${(application.address() as AddressInfo).port}/told`
const provider = setUpProvider({
  clients: [{ ...clientOf('http://localhost:4000'), backChannelLogoutUri }],
})

const claimsOf = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

it('tells the application in the back channel which of its sessions a visitor has left', async () => {
  const { visitor, tokens } = await provider.logIn()
  const { sid } = claimsOf(tokens.id_token)
  const leaving = buildEndSessionUrl(provider.config(), { id_token_hint: tokens.id_token ?? '' })
  await visitor.send(await visitor.go(leaving.href), {})
  expect(received).toHaveLength(1)
  const [, token] = /^POST \/told logout_token=(\S+)$/.exec(received[0] ?? '') ?? []
  expect(claimsOf(token)).toMatchObject({
    iss: provider.issuer(),
    aud: 'chuhai',
    sub: 'demo',
    sid: expect.stringMatching(/./),
    jti: expect.any(String),
    iat: expect.any(Number),
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  })
  expect(claimsOf(token).sid).toBe(sid)
})

it('announces this in its metadata', async () => {
  expect(provider.config().serverMetadata()).toMatchObject({
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
  })
})
