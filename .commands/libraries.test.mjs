import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, workspacePackages } from './workspace.mjs'

/** The names of the table's first column: `ky 1（保留旧版）` is ky. */
const named = readFileSync(join(root, 'docs/libraries.md'), 'utf8')
  .split('\n')
  .flatMap((line) => (line.split('|')[1] ?? '').split('、'))
  .map((name) => name.trim().split(/[ （]/)[0])
const ownNames = new Set(workspacePackages().map(({ name }) => name))

/** Types and peers of a library that is named already. */
const isSelfEvident = (name) => ownNames.has(name) || name.startsWith('@types/')

const used = workspacePackages().flatMap(({ manifest }) =>
  Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies }),
)

test.each([...new Set(used)].filter((name) => !isSelfEvident(name)))(
  'docs/libraries.md says why there is %s',
  (name) => {
    expect(named).toContain(name)
  },
)
