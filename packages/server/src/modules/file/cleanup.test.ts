import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { startTestUploads } from '../../testing/upload'
import { deleteOrphans } from './cleanup'
import { files } from './tables'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const newId = () => randomBytes(32).toString('base64url')

const put = async (name: string) => {
  await mkdir(uploads.folder, { recursive: true })
  const path = join(uploads.folder, name)
  await writeFile(path, 'x')
  await uploads.store.put(name, path, 'image/png')
}

const inTwoHours = () => new Date(Date.now() + 2 * 60 * 60 * 1000)

it('removes bytes without a row when they are an hour old, and nothing else', async () => {
  const [kept, orphan] = [newId(), newId()]
  for (const name of [`${kept}.png`, `${orphan}.pdf`, `${kept}.jpg`, 'notes.txt']) await put(name)
  await deleteOrphans(server.db, uploads.store, inTwoHours())
  // Without any row the database itself was lost.
  expect(await uploads.names()).toContain(`${orphan}.pdf`)

  const userId = Number((await signIn(server.db)).user.id)
  await server.db
    .insert(files)
    .values({ id: kept, userId, mediaType: 'image/png', bytes: 1, createdAt: new Date() })
  await deleteOrphans(server.db, uploads.store, new Date())
  expect(await uploads.names()).toContain(`${orphan}.pdf`)
  await deleteOrphans(server.db, uploads.store, inTwoHours())
  expect((await uploads.names()).toSorted()).toEqual([`${kept}.png`, 'notes.txt'].toSorted())
})
