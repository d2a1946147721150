import type { Envelope } from '@chuhai/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { addOrganisationOf } from '../../testing/person'
import { photograph, png } from '../../testing/pictures'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { pageHeaders, partner, startTestApp } from '../../testing/test-app'
import { formOf, startTestUploads } from '../../testing/upload'
import { hourMs } from '../../time/durations'
import { fileUsers } from '../file-users'
import { deleteUnusedFiles } from './cleanup'
import { files } from './tables'

const uploads = startTestUploads()
const server = startTestApp({ uploads })

const upload = async ({ cookie }: SignedIn, content: Buffer, name = 'a.png'): Promise<string> => {
  const { 'Content-Type': _, ...headers } = pageHeaders
  const init = {
    method: 'POST',
    headers: { ...headers, Cookie: cookie },
    body: formOf(['file', name, content]),
  }
  const response = await server.request('/api/file/upload', init)
  return new URL(((await response.json()) as Envelope<string>).data).pathname
}

const look = (path: string, who?: SignedIn, headers: Record<string, string> = {}) =>
  server.request(path, { headers: { ...(who && { Cookie: who.cookie }), ...headers } })

const makeLicence = (path: string, members: SignedIn[]) =>
  addOrganisationOf(server.db, { licencePic: path, members: members.map(({ user }) => Number(user.id)) })

let owner: SignedIn
let member: SignedIn
let stranger: SignedIn
let image: string
beforeAll(async () => {
  owner = await signIn(server.db)
  member = await signIn(server.db)
  stranger = await signIn(server.db)
  image = await upload(owner, await png())
})

describe('an uploaded image', () => {
  it('is served to its owner, as an image only', async () => {
    const response = await look(image, owner)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String((await response.arrayBuffer()).byteLength),
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=600',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Cookie',
    })
  })

  it('is shown on a page of a partner, also a JPEG', async () => {
    const path = await upload(owner, await photograph(), 'a.jpg')
    const response = await look(path, owner, { Referer: `${partner}/`, 'Sec-Fetch-Dest': 'image' })
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
  })

  it('is not sent again to a browser that has it', async () => {
    const etag = (await look(image, owner)).headers.get('ETag') ?? ''
    expect((await look(image, owner, { 'If-None-Match': etag })).status).toBe(304)
    expect((await look(image, stranger, { 'If-None-Match': etag })).status).toBe(404)
  })

  it('answers HEAD without a body', async () => {
    const response = await server.request(image, { method: 'HEAD', headers: { Cookie: owner.cookie } })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it.each([
    ['a visitor', () => undefined],
    ['another user', () => stranger],
    ['an invented session', () => ({ ...owner, cookie: '__Host-Http-chuhai_session=guess' })],
  ])('does not exist for %s', async (_, who) => {
    const response = await look(image, who())
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ status: 'NOT_FOUND' })
  })

  it('is shown to the members of the organisation whose licence it is', async () => {
    const path = await upload(owner, await png())
    expect((await look(path, member)).status).toBe(404)
    await makeLicence(path, [member])
    expect((await look(path, member)).status).toBe(200)
    expect((await look(path, stranger)).status).toBe(404)
  })

  it.each([
    ['another ending', () => image.replace('.png', '.jpg')],
    ['no ending', () => image.replace('.png', '')],
    ['another id', () => `/files/${'a'.repeat(43)}.png`],
    ['a way out of the folder', () => `/files/..%2f..%2f${image.slice('/files/'.length)}`],
    ['nothing', () => '/files/'],
  ])('has no address with %s', async (_, path) => {
    expect((await look(path(), owner)).status).toBe(404)
  })
})

describe('the cleanup', () => {
  const age = (path: string, hours: number) =>
    server.db
      .update(files)
      .set({ createdAt: new Date(Date.now() - hours * hourMs) })
      .where(eq(files.id, path.slice('/files/'.length, -'.png'.length)))

  it('deletes files that are unused for a day, and keeps the rest', async () => {
    const [unused, used, fresh] = [
      await upload(owner, await png()),
      await upload(owner, await png()),
      await upload(owner, await png()),
    ]
    await makeLicence(used, [owner])
    await age(unused, 26)
    await age(used, 26)
    await age(fresh, 23)
    const before = (await uploads.names()).length
    await deleteUnusedFiles({ db: server.db, store: uploads.store, fileUsers }, new Date())
    expect(
      await Promise.all([unused, used, fresh].map(async (path) => (await look(path, owner)).status)),
    ).toEqual([404, 200, 200])
    expect(await uploads.names()).toHaveLength(before - 1)
  })

  it('retries a file whose bytes could not be deleted', async () => {
    const path = await upload(owner, await png())
    await age(path, 26)
    const broken = { ...uploads.store, delete: () => Promise.reject(new Error('away')) }
    await expect(deleteUnusedFiles({ db: server.db, store: broken, fileUsers }, new Date())).rejects.toThrow(
      'away',
    )
    expect((await look(path, owner)).status).toBe(200)
    await deleteUnusedFiles({ db: server.db, store: uploads.store, fileUsers }, new Date())
    expect((await look(path, owner)).status).toBe(404)
  })
})
