import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { freePort } from './ports.mjs'
import { startProcess } from './process.mjs'

const isRoot = process.getuid?.() === 0

/** Returns what a program prints, or an empty string when it fails or does not exist. */
function printed(program, ...args) {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** Installs Debian packages where that is allowed: as root, and not with CHUHAI_INSTALL=0. */
function installDebianPackages(...names) {
  if (!isRoot || !existsSync('/usr/bin/apt-get') || process.env.CHUHAI_INSTALL === '0') return
  console.log(`· apt-get install ${names.join(' ')}`)
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options)
}

/** Without a Chinese font, pages are drawn slowly and as boxes. */
const lacksChineseFont = () =>
  printed('which', 'fc-list') !== '' && printed('fc-list', ':lang=zh', 'family') === ''

/**
 * Finds a Chromium for browser tests, and installs it where that is allowed.
 * @returns {{ env: { CHROMIUM_PATH: string } } | { missing: string }}
 */
export function requireChromium() {
  for (const name of ['chromium-headless-shell', 'chromium']) if (!findChromium()) installDebianPackages(name)
  if (lacksChineseFont()) installDebianPackages('fonts-noto-cjk')
  const path = findChromium()
  return path
    ? { env: { CHROMIUM_PATH: path } }
    : { missing: 'No Chromium or Chrome was found. Install one, or name it with CHROMIUM_PATH.' }
}

const libraries = '/usr/lib/x86_64-linux-gnu'

/** Debian packages of the other engines, of the screen that one of them needs and of what it plays films with, by a file of each. */
const enginePackages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  // It brings the library, and that the browser.
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  openssl: '/usr/bin/openssl',
  'gstreamer1.0-plugins-base': `${libraries}/gstreamer-1.0/libgstapp.so`,
  'gstreamer1.0-plugins-good': `${libraries}/gstreamer-1.0/libgstisomp4.so`,
  'gstreamer1.0-libav': `${libraries}/gstreamer-1.0/libgstlibav.so`,
}

/**
 * Finds Firefox and WebKitGTK, and installs them where that is allowed. An old Chromium comes from npm, and needs the
 * libraries and the font of a new one.
 * @returns {{ env: object } | { missing: string }}
 */
export function requireEngines() {
  const chromium = requireChromium()
  const lacking = () => Object.keys(enginePackages).filter((name) => !existsSync(enginePackages[name]))
  if (lacking().length > 0) installDebianPackages(...lacking())
  if (lacking().length > 0)
    return { missing: `The engines are tried on Debian for x86-64 only, with ${lacking().join(', ')}.` }
  return chromium
}

/** The newest `initdb`, which is beside `postgres`. Debian keeps both out of the PATH. */
const findInitdb = () =>
  printed('sh', '-c', 'ls /usr/lib/postgresql/*/bin/initdb | sort -V | tail -1') || printed('which', 'initdb')

/** Returns the command that runs a program in a folder. PostgreSQL refuses to run as root. */
function commandIn(folder, program, ...args) {
  if (!isRoot) return [program, args]
  spawnSync('chown', ['postgres:', folder])
  return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args]]
}

/**
 * Starts a private PostgreSQL in a temporary folder, unless TEST_DATABASE_URL names one.
 * @returns {Promise<{ env: { TEST_DATABASE_URL: string }, stop?(): Promise<void> } | { missing: string }>}
 */
export async function requirePostgres() {
  const { TEST_DATABASE_URL } = process.env
  if (TEST_DATABASE_URL) return { env: { TEST_DATABASE_URL } }
  if (!findInitdb()) installDebianPackages('postgresql')
  const initdb = findInitdb()
  if (!initdb)
    return {
      missing: 'No PostgreSQL was found. Install it, or name an empty database with TEST_DATABASE_URL.',
    }

  const folder = mkdtempSync(join(tmpdir(), 'chuhai-postgres-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeFolder)
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const settings = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const [program, args] = commandIn(folder, initdb, '-D', folder, ...settings)
  const { status, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8' })
  if (status !== 0) return { missing: `initdb failed\n${stderr}` }

  const port = await freePort()
  const postgres = ['-D', folder, '-p', port, '-h', '127.0.0.1', '-c', 'unix_socket_directories=', '-F']
  const [server, serverArgs] = commandIn(folder, join(dirname(initdb), 'postgres'), ...postgres.map(String))
  const service = startProcess('postgres', serverArgs, { program: server, ...options })
  const ready = new Promise((resolve) => {
    service.output.on('data', (text) => text.includes('ready to accept connections') && resolve(null))
  })
  const failure = await Promise.race([ready, service.ended])
  if (failure) return { missing: `PostgreSQL did not start (${failure.reason})\n${failure.output}` }
  return {
    env: { TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` },
    async stop() {
      await service.stop('SIGINT')
      removeFolder()
    },
  }
}
