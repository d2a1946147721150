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

const workspace = { folder: '.', manifest: JSON.parse(read('package.json')) }

/** A script of other packages, as a package names it for wireit. */
const scriptsOf = (folder, others, script) =>
  others.map((other) => `${folder === '.' ? './' : ''}${posix.relative(folder, other.folder)}:${script}`)

/** These find the widgets by their folders. */
const havingAllWidgets = ['packages/loader', 'examples/portal']

/** The packages of the workspace that this one names or finds. */
const usedBy = ({ folder, manifest }) =>
  packages.filter(
    (other) =>
      manifest.dependencies?.[other.name] ??
      manifest.devDependencies?.[other.name] ??
      (havingAllWidgets.includes(folder) && widgets.includes(other)),
  )

/** What the scripts of a package wait for, as the workspace says it: wireit has no patterns. */
const listsOf = (one) => {
  const { folder, manifest } = one
  if (one === workspace) {
    const having = (script) => packages.filter(({ manifest }) => manifest.scripts?.[script])
    return ['build', 'check', 'dev'].map((script) => [script, scriptsOf(folder, having(script), script)])
  }
  if (folder === 'examples/consumer') return [['packed', scriptsOf(folder, published, 'build')]]
  if (!manifest.wireit?.sources) return []
  const sources = ['sources', scriptsOf(folder, usedBy(one), 'sources')]
  // Programs are bundled from sources; the declarations of a library are written from those of others.
  return manifest.private ? [sources] : [sources, ['build', scriptsOf(folder, usedBy(one), 'build')]]
}

/** The package.json of a package with these lists; its own scripts stay in them. */
const withLists = (one) => {
  const manifest = structuredClone(one.manifest)
  for (const [script, others] of listsOf(one)) {
    const own = (manifest.wireit[script].dependencies ?? []).filter((name) => !name.includes('/'))
    const all = [...own, ...others.sort()]
    if (all.length > 0) manifest.wireit[script].dependencies = all
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

// `npx vitest run --project=commands packages.test -u` writes the lists after a change that is meant.
test.each([workspace, ...packages])('$folder is built after what it needs', async (one) => {
  await expect(withLists(one)).toMatchFileSnapshot(join(root, one.folder, 'package.json'))
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

test('all that has a version is released in lockstep', async () => {
  const versioned = packages.filter(({ manifest }) => manifest.version)
  expect(new Set(versioned.map(({ manifest }) => manifest.version)).size).toBe(1)
  const names = versioned.map(({ name }) => name).sort()
  const list = names.map((name, at) => `    ${at === 0 ? '- ' : '  '}- "${name}"\n`).join('')
  const file = join(root, 'pnpm-workspace.yaml')
  const text = readFileSync(file, 'utf8').replace(/(?<=^ {2}fixed:\n)( {4,}.*\n)+/m, list)
  await expect(text).toMatchFileSnapshot(file)
})

test('docs/architecture.md has a row for every widget', () => {
  const text = read('docs/architecture.md')
  const missing = widgets.filter(({ folder }) => !text.includes(`\n| \`${basename(folder)}\` | `))
  expect(missing.map(({ name }) => name)).toEqual([])
})
