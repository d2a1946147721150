import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
// An old Node has no `parseArgs`, and gets to `requireNode` all the same.
import * as util from 'node:util'

/** The project's folder, without a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

const pnpmVersion = '12.21.0'

/** How to run this project's pnpm with npm alone. */
export const pnpmCommand = `npx pnpm@${pnpmVersion}`

/** The same as arguments of `npx`. */
export const pnpmArgs = ['--yes', '--loglevel=error', `pnpm@${pnpmVersion}`]

/** A failure that the user can fix, printed without a stack. */
export class CliError extends Error {
  name = 'CliError'
}

/** Runs the body of a command and sets the exit code. Errors are printed, with a stack unless they are a CliError. */
export async function command(body) {
  try {
    const code = await body()
    if (typeof code === 'number') process.exitCode = code
  } catch (error) {
    console.error(error instanceof CliError ? `\n[chuhai] ${error.message}` : error)
    process.exitCode = 1
  }
}

/**
 * Reads what stands after a command: its options, and at most `words` words. Throws a CliError, which says how it is written, for
 * everything else.
 */
export function readArguments({ usage, options = {}, words = 0, args = process.argv.slice(2) }) {
  try {
    const { values, positionals } = util.parseArgs({ args, options, allowPositionals: words > 0 })
    if (positionals.length <= words) return { options: values, words: positionals }
    throw new Error(`${positionals.slice(words).join(' ')} is one word too many.`)
  } catch ({ message }) {
    throw new CliError(`${message}\nWrite ${usage}.`)
  }
}

/** Throws when Node is older than package.json asks for. */
export function requireNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = engines.node.replace(/[^\d.]/g, '')
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
  const [major, minor] = version.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  throw new CliError(
    `This is Node.js ${version}, but ${wanted} or newer is needed. Install an LTS version from https://nodejs.org and try again.`,
  )
}

const stampFile = join(root, 'node_modules', '.chuhai-installed')

/** Installs the dependencies when the lock file has changed since the last time. */
export function install() {
  const lock = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((file) => readFileSync(join(root, file)))
  const hash = createHash('sha256').update(Buffer.concat(lock)).update(process.version).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return
  const { status } = spawnSync('npx', [...pnpmArgs, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true' },
    // On Windows npx is a script.
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    throw new CliError(
      `The dependencies could not be installed. Check the network (or npm's proxy and mirror settings) and try again; if the lock file is out of date, run ${pnpmCommand} install.`,
    )
  }
  writeFileSync(stampFile, hash)
}
