import { spawnSync } from 'node:child_process'
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './ports.mjs'
import { startProcess } from './services.mjs'

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these programs that exists: names are looked up in PATH, paths are taken as they are. */
const findProgram = (candidates) =>
  candidates
    .filter(Boolean)
    .flatMap((candidate) =>
      /[\\/]/.test(candidate)
        ? [candidate]
        : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, candidate)),
    )
    .find(isExecutable)

/** Installs Debian packages where that is allowed: as root, and not with CHUHAI_INSTALL=0. */
function installDebianPackages(names) {
  const isAllowed = process.platform === 'linux' && process.getuid?.() === 0 && findProgram(['apt-get'])
  if (!isAllowed || process.env.CHUHAI_INSTALL === '0') return
  console.log(`· apt-get install ${names.join(' ')}`)
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options)
}

const findChromium = () =>
  findProgram([
    process.env.CHROMIUM_PATH,
    'chromium',
    'chromium-browser',
    'google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    process.env.PROGRAMFILES && `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  ])

/** Without one, pages with Chinese text are drawn as boxes, and slowly. */
const lacksChineseFont = () => {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() === ''
}

/**
 * A Chromium for the browser tests, installed where that is allowed.
 * @returns {{ path: string } | { missing: string }}
 */
export function requireChromium() {
  const lacking = [!findChromium() && 'chromium', lacksChineseFont() && 'fonts-noto-cjk'].filter(Boolean)
  if (lacking.length > 0) installDebianPackages(lacking)
  const path = findChromium()
  return path
    ? { path }
    : { missing: 'No Chromium or Chrome was found. Install one, or name it with CHROMIUM_PATH.' }
}

/** The folder of `initdb` and `postgres`, the newest version first. */
function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = isExecutable(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const initdb = findProgram([...versions.map((version) => join(debian, version, 'bin/initdb')), 'initdb'])
  return initdb && join(initdb, '..')
}

/** PostgreSQL refuses to run as root, so its own user does. */
function postgresUser() {
  if (process.getuid?.() !== 0) return {}
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || Number.NaN)
  const [uid, gid] = [id('-u'), id('-g')]
  return Number.isNaN(uid) ? null : { uid, gid }
}

/**
 * A private PostgreSQL in a temporary folder, or the one that TEST_DATABASE_URL names.
 * @returns {Promise<{ url: string, remove(): Promise<void> } | { missing: string }>}
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, remove: async () => {} }
  if (!findPostgres()) installDebianPackages(['postgresql'])
  const programs = findPostgres()
  const user = postgresUser()
  if (!programs || !user) {
    return {
      missing: 'No PostgreSQL was found. Install it, or name an empty database with TEST_DATABASE_URL.',
    }
  }

  const folder = mkdtempSync(join(tmpdir(), 'chuhai-postgres-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeFolder)
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...user }
  const initialise = [
    '-D',
    folder,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]
  const made = spawnSync(join(programs, 'initdb'), initialise, { ...options, encoding: 'utf8' })
  if (made.status !== 0) return { missing: `initdb failed\n${made.stderr}` }

  const port = await freePort()
  const settings = ['-c', 'unix_socket_directories=', '-c', 'fsync=off']
  const service = startProcess(
    'postgres',
    ['-D', folder, '-p', String(port), '-h', '127.0.0.1', ...settings],
    {
      program: join(programs, 'postgres'),
      ...options,
    },
  )
  const ready = new Promise((resolve) => {
    service.output.on('data', (text) => text.includes('ready to accept connections') && resolve(null))
  })
  const failure = await Promise.race([ready, service.ended])
  if (failure) return { missing: `PostgreSQL did not start (${failure.reason})\n${failure.output}` }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async remove() {
      await service.stop('SIGINT')
      removeFolder()
    },
  }
}
