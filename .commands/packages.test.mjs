import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join, posix, relative } from 'node:path'
import { createFilter, loadConfigFromFile } from 'vite'
import { describe, expect, test } from 'vitest'
import { root } from './first-step.mjs'
import { packages, published, widgets } from './packages.mjs'
import { packedManifest } from './packed-manifest.mjs'

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

test('examples are built of every published package, packed anew when one has changed', () => {
  const { wireit } = JSON.parse(read('examples/consumer/package.json'))
  const wanted = published.map(({ folder }) => `../../${folder}:build`)
  expect(wireit.packed.dependencies.toSorted()).toEqual(wanted.sort())
})

describe.each(published)('$folder', ({ folder, manifest }) => {
  test('tells npm where it comes from, what it is about, and how it is published', () => {
    const { keywords, ...packed } = packedManifest(manifest, join(root, folder))
    expect(keywords.length).toBeGreaterThan(2)
    expect(packed).toMatchObject({
      repository: { type: 'git', url: expect.stringMatching(/^git\+https:.*\.git$/), directory: folder },
      homepage: expect.stringContaining(`${folder}#readme`),
      bugs: expect.stringMatching(/^https:.*\/issues$/),
      publishConfig: { access: 'public', provenance: true },
      engines: { node: '>=20.19' },
    })
  })

  test('leaves to those who install it which patch of what it needs they have', () => {
    const others = Object.entries(manifest.dependencies ?? {})
    expect(others.filter(([, range]) => !/^(workspace:)?\^/.test(range))).toEqual([])
  })

  test('has its own list of changes, which it brings along', () => {
    expect(read(`${folder}/CHANGELOG.md`)).toContain(`\n## ${manifest.version}\n`)
    expect(manifest.files).toContain('CHANGELOG.md')
  })
})

test('all that has a version is released in lockstep', () => {
  const listed = read('pnpm-workspace.yaml').match(/(?<=^ +- (- )?")@chuhai\/[\w-]+(?="$)/gm)
  const versioned = packages.filter(({ manifest }) => manifest.version)
  expect(listed).toEqual(versioned.map(({ name }) => name).sort())
  expect(new Set(versioned.map(({ manifest }) => manifest.version)).size).toBe(1)
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
