import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { compileExamples } from './compile-examples.mjs'
import { root } from './first-step.mjs'
import { published } from './packages.mjs'
import { publishedExports } from './published-exports.mjs'
import { readmeExamples } from './readme-examples.mjs'

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
  const files = [...exported].flatMap(([{ folder }, exports]) =>
    exports.flatMap(({ name, docstring }) => {
      const example = exampleIn(docstring)
      return example ? [[`${folder.replaceAll('/', '.')}.${name}.tsx`, moduleOf(example, exports)]] : []
    }),
  )
  expect(await compileExamples('docstrings', files)).toBe('')
})

test('the examples in READMEs compile as they stand', async () => {
  const files = readmeExamples.map(({ file, text }) => [file, text])
  expect(await compileExamples('readmes', files)).toBe('')
})
