import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import { root } from '../../.commands/first-step.mjs'
import { published } from '../../.commands/packages.mjs'
import { tarballOf } from '../../.commands/tarballs.mjs'

function link(target, path) {
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(realpathSync(target), path, 'junction')
}

const isOurs = (name) => published.some((one) => one.name === name)

/** The libraries that a folder has, without ours. */
function librariesIn(folder) {
  const modules = join(folder, 'node_modules')
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => `${name}/${own}`) : [name],
  )
  return names.filter((name) => !name.startsWith('.') && !name.startsWith('@chuhai'))
}

/**
 * Installs all packed packages into a project. What they need from elsewhere comes from the workspace, and what the
 * `owner` has in a version of its own comes from there.
 * @param {string} project
 * @param {{ owner?: string, tarballs?: string }} [options]
 */
export async function installPacked(project, { owner, tarballs } = {}) {
  const place = (name) => join(project, 'node_modules', name)
  if (owner) for (const name of librariesIn(owner)) link(join(owner, 'node_modules', name), place(name))
  for (const one of published) {
    mkdirSync(place(one.name), { recursive: true })
    await execa('tar', ['-xzf', tarballOf(one, tarballs), '-C', place(one.name), '--strip-components=1'])
    for (const name of Object.keys({ ...one.manifest.dependencies, ...one.manifest.peerDependencies }))
      if (!isOurs(name)) link(join(root, one.folder, 'node_modules', name), place(name))
  }
  for (const name of readdirSync(join(root, 'node_modules/@types')))
    link(join(root, 'node_modules/@types', name), place(`@types/${name}`))
}
