import { beforeEach, expect, it } from 'vitest'
import { messageChoices } from '../../messages/tables'
import { readUnsubscribeToken, unsubscribeAddress } from '../../messages/unsubscribe-token'
import { readSigningKey } from '../../signing/signing-key'
import { startTestApp } from '../../testing/test-app'

const server = startTestApp()
const news = { userId: 7, kind: 'guide.news', way: 'mail' } as const

let path: string
beforeEach(async () => {
  await server.db.delete(messageChoices)
  path = unsubscribeAddress('', await readSigningKey(server.db), news)
})

const choices = () => server.db.select().from(messageChoices)
const press = (address = path) =>
  server.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

it('ends a kind by one press of a reader of mail, without origin or session, as often as it comes', async () => {
  for (let time = 0; time < 2; time += 1) expect((await press()).status).toBe(200)
  expect(await choices()).toMatchObject([{ ...news, isOn: false }])
})

it('shows a button first, so that a scanner that follows links ends nothing', async () => {
  const page = await server.request(path)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('<form class="actions" method="post">')
  expect(html).toContain('name="List-Unsubscribe" value="One-Click"')
  expect(page.headers.get('Content-Security-Policy')).not.toContain("form-action 'none'")
  expect(await choices()).toEqual([])
  expect(await (await server.request(path, { headers: { 'Accept-Language': 'en' } })).text()).toContain(
    'Stop messages of this kind',
  )
})

it.each(['GET', 'POST'])('refuses by %s what it has not signed', async (method) => {
  const [payload = '', signature = ''] = path.split('.')
  const other = unsubscribeAddress('', 'another key', news)
  const foreign = Buffer.from('[8,"guide.news","mail"]').toString('base64url')
  for (const address of [other, `${payload}.`, `/api/message/unsubscribe/${foreign}.${signature}`])
    expect((await server.request(address, { method })).status).toBe(404)
  expect(await choices()).toEqual([])
})

it('names user, kind and way, and no more', () => {
  const address = unsubscribeAddress('https://www.example.com', 'key', news)
  const token = address.split('/').at(-1) ?? ''
  expect(address.startsWith('https://www.example.com/api/message/unsubscribe/')).toBe(true)
  expect(readUnsubscribeToken('key', token)).toEqual(news)
})
