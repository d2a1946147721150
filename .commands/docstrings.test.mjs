import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { root } from './first-step.mjs'
import { packages } from './packages.mjs'
import { publishedExports } from './published-exports.mjs'

const published = packages.filter(({ manifest }) => manifest.exports && !manifest.private)
const exported = new Map(published.map((one) => [one, publishedExports(one)]))
const all = [...exported.values()].flat()

test.each(published)('every export of $name has a docstring', (one) => {
  const missing = exported.get(one).filter(({ docstring }) => !docstring)
  const names = missing.map(({ name, file }) => `${relative(root, file)}: ${name}`)
  expect(names).toEqual([])
})

const exampleIn = (docstring = '') =>
  /@example\n([\s\S]*?)\n \*(?:\/| @)/.exec(docstring)?.[1].replace(/^ \* ?/gm, '')

/** Returns a module with the example as the body of a function; what the packages export is imported as it is named. */
const moduleOf = (example, own) => {
  const words = new Set(example.match(/\w+/g))
  const named = [...all, ...own].filter(({ name }) => words.has(name))
  const imports = [...new Map(named.map(({ name, module }) => [name, module]))]
  return [
    "import type { Core as PageCore } from '@chuhai/core'",
    "import { useRef, useState } from 'react'",
    "import * as v from 'valibot'",
    ...imports.map(([name, module]) => `import { ${name} } from '${module}'`),
    'declare const core: PageCore',
    'declare const file: File',
    `export const example = async () => {\n${example}\n}`,
  ].join('\n')
}

test('the examples in docstrings compile', async () => {
  const folder = join(root, '.cache', 'examples')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [{ folder: own }, exports] of exported)
    for (const { name, docstring } of exports) {
      const example = exampleIn(docstring)
      if (example)
        writeFileSync(join(folder, `${own.replaceAll('/', '.')}.${name}.tsx`), moduleOf(example, exports))
    }
  const sources = all.map(({ module, entry }) => [module, [entry]])
  const compilerOptions = {
    paths: {
      ...Object.fromEntries(sources),
      valibot: [join(root, 'packages/contract/node_modules/valibot')],
    },
    types: ['node', 'vite/client'],
    verbatimModuleSyntax: false,
  }
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions,
    include: ['*.tsx', '../../packages/*/src/**/*.d.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = await execa('tsc', ['-p', folder], { preferLocal: true, localDir: root, reject: false })
  expect(stdout).toBe('')
})
