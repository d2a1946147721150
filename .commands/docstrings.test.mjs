import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { compile } from './compile.mjs'
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
  const modules = {}
  for (const [{ folder }, exports] of exported)
    for (const { name, docstring } of exports) {
      const example = exampleIn(docstring)
      if (example) modules[`${folder.replaceAll('/', '.')}.${name}.tsx`] = moduleOf(example, exports)
    }
  expect(await compile('examples', modules)).toBe('')
})

/** What a README shows of a package is a module of its own, which runs as it stands. */
const examplesIn = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(
    ([, kind, text], index) => [`${file.replaceAll('/', '.')}.${index}.${kind}`, `${text}\nexport {}\n`],
  )

test('the examples in READMEs compile as they stand', async () => {
  const readmes = ['README.md', ...published.map(({ folder }) => `${folder}/README.md`)]
  expect(await compile('readmes', Object.fromEntries(readmes.flatMap(examplesIn)))).toBe('')
})
