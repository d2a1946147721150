import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/db'
import { setOperatorRoles } from '../modules/operator/roles'
import { mediaDir, projectDir } from '../process/folders'
import { readEnv } from '../settings/env'
import { portalHeaders } from '../testing/admin-api'
import { signIn } from '../testing/sign-in'
import { startTestApp } from '../testing/test-app'
import { backupOf } from './backup-of'
import { backupTarget } from './backup-target'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chuhai-backups-'))
})
afterAll(() => rm(folder, { recursive: true }))

const places = () => ({
  backupDir: join(folder, 'data', 'backups'),
  own: [projectDir, join(folder, 'data')],
  served: [mediaDir, join(folder, 'data', 'builds')],
})
const refusal = (path: string) => expect(backupTarget(path, places())).rejects

describe('the folder of a backup', () => {
  it('is a path, or a name in the folder of backups', async () => {
    const elsewhere = join(folder, 'disk', 'monday')
    expect(await backupTarget(elsewhere, places())).toBe(elsewhere)
    expect(await backupTarget('monday', places())).toBe(join(folder, 'data', 'backups', 'monday'))
  })

  it('lies neither in the project, nor in its data, nor among public files', async () => {
    for (const path of [
      join(mediaDir, 'backup'),
      join(projectDir, 'backup'),
      join(projectDir, 'packages', 'none', '..', 'backup'),
      join(folder, 'data', 'database', 'backup'),
      join(folder, 'data', 'builds', 'portal', 'backup'),
      '../backup',
    ])
      await refusal(path).toThrow('REQUEST_INVALID')
  })

  it('is looked at behind symbolic links', async () => {
    await symlink(mediaDir, join(folder, 'link'))
    await refusal(join(folder, 'link', 'backup')).toThrow('REQUEST_INVALID')
  })

  it('is a new one', async () => {
    await mkdir(join(folder, 'old'))
    await refusal(join(folder, 'old')).toThrow('REQUEST_INVALID')
  })
})

describe('a backup over HTTP', () => {
  const backups = () => join(folder, 'named')
  const database = { snapshot: async (to: string) => void (await mkdir(to)) } as Database
  const server = startTestApp({
    backup: (name) =>
      backupOf(readEnv({ DATA_DIR: join(folder, 'data'), BACKUP_DIR: backups() }), database)(name),
  })
  const ask = async (name: string) => {
    const { user, cookie } = await signIn(server.db)
    await setOperatorRoles(server.db, Number(user.id), ['admin'])
    const answer = await server.request('/api/admin/backup', {
      method: 'POST',
      headers: { ...portalHeaders, Cookie: cookie },
      body: JSON.stringify({ folder: name }),
    })
    return [answer.status, ((await answer.json()) as { status: string }).status]
  }

  it('gets its name in the folder of backups, once', async () => {
    expect(await ask('monday-1')).toEqual([200, 'success'])
    expect(existsSync(join(backups(), 'monday-1', 'backup.json'))).toBe(true)
    expect(await ask('monday-1')).toEqual([422, 'REQUEST_INVALID'])
  })

  it('chooses no place on the machine', async () => {
    const target = join(folder, 'by-path')
    for (const name of [
      target,
      '../by-path',
      'a/b',
      '.',
      '..',
      '',
      'a\\b',
      'monday.partial',
      'a'.repeat(101),
    ])
      expect([name, ...(await ask(name))]).toEqual([name, 422, 'REQUEST_INVALID'])
    expect(existsSync(target)).toBe(false)
  })
})
