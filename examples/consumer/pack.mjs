import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import { root } from '../../.commands/first-step.mjs'
import { published } from '../../.commands/packages.mjs'
import { readmeExamples } from '../../.commands/readme-examples.mjs'
import { packAll, tarballOf } from '../../.commands/tarballs.mjs'

const folder = join(root, '.cache/packages')

/** A project of a stranger, in which the packed packages are installed. */
export const consumer = join(folder, 'consumer')

export const readInstalled = (one, file) =>
  readFileSync(join(consumer, 'node_modules', one.name, file), 'utf8')

/** What can be imported from a package, and the file behind it. */
export const modulesOf = ({ name, manifest }) =>
  Object.entries(manifest.exports)
    .filter(([, target]) => target.import)
    .map(([entry, target]) => ({ entry: join(name, entry), file: target.import }))

function link(target, path) {
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path, 'junction')
}

/** What a package needs from elsewhere comes from where the workspace has it. */
function linkDependencies({ folder: from, manifest }) {
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    if (published.some((other) => other.name === name)) continue
    link(realpathSync(join(root, from, 'node_modules', name)), join(consumer, 'node_modules', name))
  }
}

/** Packs every published package and installs the tarballs into the consumer's folder. */
export default async function setup() {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(import.meta.dirname, 'project'), consumer, { recursive: true })
  cpSync(join(root, 'examples/react/src/App.tsx'), join(consumer, 'App.tsx'))
  mkdirSync(join(consumer, 'readme'))
  for (const { file, text } of readmeExamples) writeFileSync(join(consumer, 'readme', file), text)
  await packAll()
  for (const one of published) {
    const place = join(consumer, 'node_modules', one.name)
    mkdirSync(place, { recursive: true })
    await execa('tar', ['-xzf', tarballOf(one), '-C', place, '--strip-components=1'])
    linkDependencies(one)
  }
  for (const name of readdirSync(join(root, 'node_modules/@types')))
    link(realpathSync(join(root, 'node_modules/@types', name)), join(consumer, 'node_modules/@types', name))
}
