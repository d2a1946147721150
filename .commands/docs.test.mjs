import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCommandLine } from '../packages/server/src/operator/command-line.ts'
import { commands } from '../packages/server/src/operator/commands.ts'
import vitestConfig from '../vitest.config.ts'
import { documents, manifests, missingPaths, readDocument } from './documents.mjs'
import { root } from './first-step.mjs'
import { unknownCommands } from './named-commands.mjs'
import { withOperatorTable } from './operator-table.mjs'

/** Whether the operator's own parser knows all words; what is left out, or stands for a value, is no fault of a document. */
const knowsOperator = (words) => {
  try {
    readCommandLine(commands, words)
    return true
  } catch (error) {
    return !error.isUnknown
  }
}

const known = {
  operator: { commands, knows: knowsOperator },
  projects: vitestConfig.test.projects.map(({ test }) => test.name),
}

describe.each(documents)('%s', (file) => {
  const text = readDocument(file)

  test('names files, folders and modules that exist', () => {
    expect(missingPaths(file, text)).toEqual([])
  })

  test('has a version or a hash in the addresses of fixed tags', () => {
    const folders = [...text.matchAll(/\/widgets\/([^\s"`/]+)\/(?:help-box|loader)\.js/g)]
    const isFixed = (folder) => /^([\da-f]{16}|\d+\.\d+\.\d+)$/.test(folder)
    expect(folders.map(([, folder]) => folder).filter((folder) => !isFixed(folder))).toEqual([])
  })

  test('names commands that exist', () => {
    expect(unknownCommands(file, text, known)).toEqual([])
  })
})

// `npx vitest run --project=commands docs -u` writes the table after a change that is meant.
test("the operators' guide has every command as it is declared", async () => {
  const guide = 'docs/guides/operators.md'
  const text = readDocument(guide)
  expect(text).toContain('| 命令 | 作用 | 选项 |')
  await expect(withOperatorTable(text, commands)).toMatchFileSnapshot(join(root, guide))
})

test.each([
  'packages/core/src/core.tsx',
  'modules/order/shop.ts',
  'examples/shop',
  'migrations/…_shops.sql',
  'modules/<domain>/shop.ts',
  '{shop,pavilion}.yaml',
  '@chuhai/ui/shop',
  './shop',
])('misses %s, which does not exist', (path) => {
  expect(missingPaths('README.md', `see \`${path}\`, a file`)).toEqual([path])
})

test.each([
  'src/index.ts',
  'packages/<name>/src',
  'tsconfig{.base,}.json',
  '*.test.mjs',
  '@chuhai/core/dates',
])('finds %s, which exists', (path) => {
  expect(missingPaths('README.md', `see \`${path}\``)).toEqual([])
})

test.each([
  'pnpm bench:uploads',
  'pnpm bench shops',
  'pnpm shops',
  'pnpm --filter @chuhai/core shops',
  'pnpm operator shops list',
  'pnpm operator sites enlarge',
  'pnpm operator sites list --shop',
  'pnpm operator orders list --path /x',
  'operator shops',
  'npm run shops',
  'npm test -- unit shops',
  'npx pnpm@9.0.0',
  'npx vitest run --project=shops',
  'npx playwright test opens-a-shop',
  'node shops.mjs',
])('does not know %s', (line) => {
  expect(unknownCommands('README.md', `run \`${line}\``, known)).toEqual([line])
  const block = ['```sh', `CI=1 ${line}   # a comment`, '```'].join('\n')
  expect(unknownCommands('README.md', block, known)).toEqual([line])
})

test('the tree in docs/architecture.md has every folder of the workspace', () => {
  const [tree] = /```[\s\S]*?```/.exec(readDocument('docs/architecture.md'))
  const packages = manifests.filter(({ folder }) =>
    /^(packages|packages\/widgets|examples)\/[\w-]+$/.test(folder),
  )
  const names = packages.map(({ folder }) => folder.split('/').at(-1))
  expect(names.filter((name) => !tree.includes(`${name}/`))).toEqual([])
})

test.each([
  ['core', 'docs/architecture.md'],
  ['loader', 'docs/architecture.md'],
  ['server', 'packages/server/README.md'],
])('the folders of packages/%s/src are in %s', (name, document) => {
  const folders = readdirSync(join(root, 'packages', name, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  expect(folders.filter((folder) => !readDocument(document).includes(`\`${folder}/`))).toEqual([])
})
