import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join, posix, relative } from 'node:path'
import { createFilter, loadConfigFromFile } from 'vite'
import { expect, test } from 'vitest'
import { root } from './first-step.mjs'
import { packages, widgets } from './packages.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')

const settingsIn = async (file) => {
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(root, file))
  return config.test
}
const projects = [
  ...(await settingsIn('vitest.config.ts')).projects.map(({ test }) => test),
  await settingsIn('examples/consumer/vitest.config.mjs'),
]

/** Whether a project runs this file. */
const runs = ({ include, exclude, root: from }, file) => {
  const own = relative(from, join(root, file))
  return !own.startsWith('..') && createFilter(include, exclude, { resolve: false })(own)
}

test('every test file is run by a project of Vitest', () => {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.*']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  expect(files.filter((file) => !projects.some((project) => runs(project, file)))).toEqual([])
})

const tested = packages.filter(({ manifest }) => manifest.scripts?.test?.includes('--project'))
test.each(tested)('`npm test` in $folder runs the tests of this folder', ({ folder, manifest }) => {
  const [, name] = /--project (\S+)/.exec(manifest.scripts.test)
  expect(projects.find((project) => project.name === name)?.root).toBe(join(root, folder))
})

const { wireit } = JSON.parse(read('package.json'))
test.each(['build', 'check', 'dev'])('the script %s of the root runs that of every package', (script) => {
  const wanted = packages.filter(({ manifest }) => manifest.scripts?.[script])
  const listed = wireit[script].dependencies.filter((name) => name.startsWith('./'))
  expect(listed.sort()).toEqual(wanted.map(({ folder }) => `./${folder}:${script}`).sort())
})

/** The packages of the workspace that this one names, with the script to run in each. */
const usedBy = ({ folder, manifest }, script) =>
  packages
    .filter(({ name }) => manifest.dependencies?.[name] ?? manifest.devDependencies?.[name])
    .map((other) => `${posix.relative(folder, other.folder)}:${script}`)

const built = packages.filter(({ manifest }) => manifest.wireit?.sources)

test.each(built)('$folder is built anew when a package that it uses has changed', (one) => {
  const { dependencies = [] } = one.manifest.wireit.sources
  expect(dependencies.toSorted()).toEqual(usedBy(one, 'sources').sort())
})

// Programs are bundled from sources; the declarations of a library are written from those of others.
const libraries = built.filter(({ manifest }) => !manifest.private)

test.each(libraries)('$folder is built after the packages that it uses', (one) => {
  const { dependencies } = one.manifest.wireit.build
  expect(dependencies.toSorted()).toEqual(['sources', ...usedBy(one, 'build')].sort())
})

test.each([
  ['README.md', ({ folder }) => `(${folder}/README.md)`],
  ['docs/architecture.md', ({ folder }) => `\n| \`${basename(folder)}\` | `],
  ['examples/consumer/project/render.mjs', ({ name }) => `'${name}'`],
])('%s names every widget', (file, entryOf) => {
  const text = read(file)
  const missing = widgets.filter((widget) => !text.includes(entryOf(widget)))
  expect(missing.map(({ name }) => name)).toEqual([])
})
