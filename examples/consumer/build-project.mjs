import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { execa } from 'execa'
import { root } from '../../.commands/first-step.mjs'
import { installPacked } from './install.mjs'
import { packed } from './pack-for-examples.mjs'

/** What belongs to the workspace, and not to the project of a stranger. */
const isLeftOut = (path) =>
  /[\\/](node_modules|dist|tsconfig\.json|\.wireit|package\.json|[^\\/]+\.test\.tsx?)$/.test(path)

/**
 * Builds an example in a project of its own, in which the packed packages are installed. It is run in the folder that
 * has the libraries of the project:
 *
 *     node ../consumer/build-project.mjs FOLDER_OF_SOURCES FOLDER_OF_RESULT COMMAND…
 */
const [sources, result, command, ...args] = process.argv.slice(2)
const owner = process.cwd()
const project = join(root, '.cache/examples-packed', basename(owner))
rmSync(project, { recursive: true, force: true })
cpSync(resolve(sources), project, { recursive: true, filter: (path) => !isLeftOut(path) })
writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
await installPacked(project, { owner, tarballs: packed })
await execa(command, args, { cwd: project, preferLocal: true, localDir: owner, stdio: 'inherit' })
rmSync(join(owner, 'dist'), { recursive: true, force: true })
cpSync(join(project, result), join(owner, 'dist'), {
  recursive: true,
  verbatimSymlinks: true,
  filter: (path) => basename(path) !== 'cache',
})
