import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './freshness.mjs'
import { run } from './processes.mjs'
import { Trouble } from './trouble.mjs'
import { root, workspacePackages } from './workspace.mjs'

const pnpmVersion = '12.21.0'

/** How anybody with npm calls this project's pnpm. */
export const pnpmCommand = `npx pnpm@${pnpmVersion}`

/** Refuses a Node that is too old for the dependencies. */
export function requireNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = engines.node.replace(/[^\d.]/g, '')
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
  const [major, minor] = version.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  throw new Trouble(
    `当前 Node.js 版本是 ${version}，需要 ${wanted} 或更高。请到 https://nodejs.org 安装新的 LTS 版本后重试。(Node.js >= ${wanted} is required.)`,
  )
}

/** Refuses a folder that cannot be written to, and says how to choose another one. */
export function requireWritable(folder, remedy) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new Trouble(`无法写入文件夹 ${folder}（${error.code}）。${remedy}(The folder is not writable.)`)
  }
}

const stampFile = join(root, 'node_modules', '.chuhai-installed')

/** What an install depends on: the lock file and every package's manifest. */
const installInputs = () =>
  hashOf([
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    '.npmrc',
    'package.json',
    ...workspacePackages().map(({ folder }) => `${folder}/package.json`),
  ])

const isInstalled = (hash) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash

const remedyFor = (output) =>
  output.includes('OUTDATED_LOCKFILE')
    ? `pnpm-lock.yaml 与 package.json 不一致，请运行 ${pnpmCommand} install 并提交结果。(The lock file is out of date.)`
    : '请检查网络（或 npm 的代理与镜像设置）后重试。(Install failed, check the network.)'

/** Installs the dependencies when the lock file or a manifest has changed since the last time. */
export async function install(progress) {
  const hash = installInputs()
  if (isInstalled(hash)) return
  requireWritable(join(root, 'node_modules'), '请检查项目文件夹的权限，或换一个有权限的文件夹。')
  await progress.during('安装依赖 (install)', async (hear) => {
    const { code, output } = await run(
      'npx',
      ['--yes', '--loglevel=error', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile'],
      { hear, env: { CI: 'true' } },
    )
    if (code !== 0) throw new Trouble(`依赖安装失败：${remedyFor(output)}\n${output.trimEnd()}`)
  })
  writeFileSync(stampFile, hash)
}

/** A tool of the workspace, by the file behind its name: works without a shell and without pnpm. */
export const tool = (name) => join(root, 'node_modules', '.bin', name)

/** Runs a package's own command, as `npm run` in its folder. */
export const packageScript = (folder, script, options = {}) =>
  run('npm', ['run', '--silent', '--no-update-notifier', script], { cwd: join(root, folder), ...options })
