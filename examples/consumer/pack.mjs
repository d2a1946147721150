import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../.commands/first-step.mjs'
import { readmeExamples } from '../../.commands/readme-examples.mjs'
import { packAll } from '../../.commands/tarballs.mjs'
import { installPacked } from './install.mjs'

const folder = join(root, '.cache/packages')

/** A project of a stranger, in which the packed packages are installed, and the same with React 18. */
export const consumer = join(folder, 'consumer')
export const consumer18 = join(folder, 'consumer-react-18')

export const readInstalled = (one, file) =>
  readFileSync(join(consumer, 'node_modules', one.name, file), 'utf8')

/** What can be imported from a package, and the file behind it. */
export const modulesOf = ({ name, manifest }) =>
  Object.entries(manifest.exports)
    .filter(([, target]) => target.import)
    .map(([entry, target]) => ({ entry: join(name, entry), file: target.import }))

function copyProject(place) {
  cpSync(join(import.meta.dirname, 'project'), place, { recursive: true })
  cpSync(join(root, 'examples/react/src/App.tsx'), join(place, 'App.tsx'))
  mkdirSync(join(place, 'readme'))
  for (const { file, text } of readmeExamples) writeFileSync(join(place, 'readme', file), text)
}

/** Packs every published package and installs the tarballs into the folders of both consumers. */
export default async function setup() {
  rmSync(folder, { recursive: true, force: true })
  await packAll()
  for (const place of [consumer, consumer18]) copyProject(place)
  await installPacked(consumer)
  await installPacked(consumer18, { owner: join(root, 'examples/react-18') })
}
