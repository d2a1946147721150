import { chownSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findProgram, installDebianPackages } from './debian.mjs'
import { freePort } from './ports.mjs'
import { run, serve } from './processes.mjs'

const patienceMs = 60_000
const usualShelves = [
  '/usr/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  'C:\\Program Files\\PostgreSQL',
]

const list = (folder) => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const versionOf = (name) => Number.parseFloat(name.replace(/[^\d.]/g, '')) || 0

/** The folder of `initdb` and `postgres`: the newest of the usual places, or what PATH knows. */
function findPrograms() {
  const usual = usualShelves.flatMap((shelf) =>
    list(shelf)
      .filter((name) => /^(postgresql(@[\d.]+)?|[\d.]+)$/.test(name))
      .sort((a, b) => versionOf(b) - versionOf(a))
      .map((name) => join(shelf, name, 'bin')),
  )
  const initdb = findProgram([...usual.map((folder) => join(folder, 'initdb')), 'initdb'])
  return initdb && dirname(realpathSync(initdb))
}

/** PostgreSQL refuses to run as root: its own user, if there is one, takes over. */
async function runAs() {
  if (process.getuid?.() !== 0) return {}
  const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])))
  return ids.some(({ code }) => code !== 0)
    ? null
    : { uid: Number(ids[0].output), gid: Number(ids[1].output) }
}

/** Resolves when the server says that it is ready; rejects with what it said when it ends or stays silent. */
function startServer(programs, folder, port, user) {
  return new Promise((resolve, reject) => {
    let said = ''
    setTimeout(() => reject(new Error(said)), patienceMs).unref()
    const service = serve({
      name: 'postgres',
      program: join(programs, 'postgres'),
      parameters: [
        '-D',
        folder,
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-c',
        'unix_socket_directories=',
        '-c',
        'fsync=off',
      ],
      cwd: folder,
      env: { LC_ALL: 'C' },
      ...user,
      hear(text) {
        said += text
        if (said.includes('ready to accept connections')) resolve(service)
      },
    })
    service.ended.then(({ reason }) => reject(new Error(`${reason}\n${said}`)))
  })
}

/**
 * A private PostgreSQL in a temporary folder, or the one that TEST_DATABASE_URL names.
 * @returns {Promise<{ url: string, remove(): Promise<void> } | { missing: string }>}
 */
export async function preparePostgres(progress) {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, remove: async () => {} }
  if (!findPrograms()) await installDebianPackages(['postgresql'], progress)
  const programs = findPrograms()
  const user = await runAs()
  if (!programs || !user) {
    return {
      missing:
        '没有找到 PostgreSQL。请安装（Debian/Ubuntu：sudo apt-get install -y postgresql，macOS：brew install postgresql），或用 TEST_DATABASE_URL 指向一个可清空的数据库。(PostgreSQL not found.)',
    }
  }

  const folder = mkdtempSync(join(tmpdir(), 'chuhai-postgres-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeFolder)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const made = await run(
    join(programs, 'initdb'),
    ['-D', folder, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { cwd: folder, env: { LC_ALL: 'C' }, ...user },
  )
  if (made.code !== 0) return { missing: `PostgreSQL 无法初始化 (initdb failed)\n${made.output}` }

  const port = await freePort()
  try {
    const service = await startServer(programs, folder, port, user)
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      async remove() {
        await service.stop('SIGINT')
        removeFolder()
      },
    }
  } catch (error) {
    return { missing: `PostgreSQL 没有启动 (postgres did not start)\n${error.message}` }
  }
}
