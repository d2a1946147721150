import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import { root } from './first-step.mjs'

const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8' })
const filesOf = (folder, ...which) =>
  git(folder, 'ls-files', '-z', ...which)
    .split('\0')
    .filter(Boolean)
const [tracked, added] = ['--cached', '--others']

/** The packages of a copy, each with the folder it is in. */
export const packagesOf = (folder) =>
  filesOf(folder, tracked, added, '--exclude-standard', '*package.json').map((file) => ({
    folder: dirname(file),
    manifest: JSON.parse(readFileSync(join(folder, file), 'utf8')),
  }))

const link = (target, path) => {
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path, 'junction')
}

/** Links the packages of a copy to one another, and whatever else they name to what is installed here. */
const install = (copy) => {
  const packages = packagesOf(copy)
  const installed = (folder, name) =>
    [folder, ...packages.map((one) => one.folder)]
      .map((place) => join(root, place, 'node_modules', name))
      .find(existsSync)
  for (const { folder, manifest } of packages) {
    const own = join(copy, folder, 'node_modules')
    const names = Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.peerDependencies,
    })
    for (const name of names) {
      const sibling = packages.find((other) => other.manifest.name === name)
      link(sibling ? join(copy, sibling.folder) : realpathSync(installed(folder, name)), join(own, name))
    }
    const programs = join(root, folder, 'node_modules/.bin')
    if (existsSync(programs)) link(programs, join(own, '.bin'))
  }
}

/** Copies this repository, as it stands, into a folder, and installs it. */
export const copyRepository = (copy) => {
  const files = filesOf(root, tracked, added, '--exclude-standard').filter((file) =>
    existsSync(join(root, file)),
  )
  for (const file of files) cpSync(join(root, file), join(copy, file))
  git(copy, 'init', '--quiet')
  git(copy, 'add', '--all')
  install(copy)
}

/** What has become of a copy: the files that were changed or added. */
export const changedIn = (copy) => [
  ...git(copy, 'diff', '--name-only', '-z').split('\0').filter(Boolean),
  ...filesOf(copy, added, '--exclude-standard'),
]

/** The code blocks of a section in their order, each with the path that is named last before it. */
export const stepsOf = (text, title, names) => {
  const [, rest = ''] = text.split(`\n## ${title}\n`)
  const [section] = rest.split('\n## ')
  let path = ''
  const found = []
  for (const [, indent, language, block, code] of section.matchAll(
    /^( *)```(\w+)\n([\s\S]*?)^ *```$|`([^`\n]+)`/gm,
  )) {
    if (block) found.push({ path, language, block: block.replaceAll(new RegExp(`^${indent}`, 'gm'), '') })
    else if (/^[\w./<>-]+\.\w+$/.test(code)) path = code.replace(/<\w+>/g, (name) => names[name])
  }
  return found
}

/** Returns a text with the hunks of a block applied; the lines of each that stay or go stand at one place only. */
export const patched = (text, block) =>
  block.split(/^@@.*\n/m).reduce((before, hunk) => {
    const lines = (sign) =>
      [...hunk.matchAll(new RegExp(`^[ ${sign}](.*\n)`, 'gm'))].map(([, line]) => line).join('')
    const [old, place] = [lines('-'), `\n${before}`]
    const at = place.indexOf(`\n${old}`)
    if (at < 0 || at !== place.lastIndexOf(`\n${old}`)) throw new Error(`not at one place:\n${hunk}`)
    return before.slice(0, at) + lines('+') + before.slice(at + old.length)
  }, text)

/** Has npm run the scripts: in a copy pnpm would install first, and through the links of the copy into this repository. */
const withoutPnpm = (block, copy) => {
  const commands = block.replace(/^pnpm --filter (\S+) (\S+)$/gm, (_, name, script) => {
    const { folder } = packagesOf(copy).find(({ manifest }) => manifest.name === name)
    return `npm run --silent --prefix ${folder} ${script}`
  })
  if (/\bpnpm /.test(commands)) throw new Error('only `pnpm install` and `pnpm --filter` are known')
  return commands
}

const follow = {
  diff({ path, block }, copy) {
    const file = join(copy, path)
    writeFileSync(file, patched(readFileSync(file, 'utf8'), block))
  },
  ts({ path, block }, copy) {
    writeFileSync(join(copy, path), block)
  },
  async sh({ block }, copy) {
    if (block === 'pnpm install\n') install(copy)
    else await execa('sh', ['-ec', withoutPnpm(block, copy)], { cwd: copy, all: true })
  },
}

/** Takes a step in a copy; rejects with the step where it cannot be taken. */
export const take = async (step, copy) => {
  try {
    await follow[step.language](step, copy)
  } catch (error) {
    throw new Error(`${step.path}\n${step.block}\n${error.all ?? error.message}`, { cause: error })
  }
}
