import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import { root } from './first-step.mjs'
import { sources } from './packages.mjs'

/** Libraries that examples import and the root does not have. */
const libraries = [
  ['valibot', 'packages/contract'],
  ['nanostores', 'packages/core'],
  ['@nanostores/react', 'packages/widgets/login'],
]

const compilerOptions = {
  paths: {
    ...Object.fromEntries([...sources].map(([path, file]) => [path, [file]])),
    ...Object.fromEntries(libraries.map(([name, of]) => [name, [join(root, of, 'node_modules', name)]])),
  },
  types: ['node', 'vite/client'],
  verbatimModuleSyntax: false,
}

/**
 * Compiles examples against the sources of the packages; returns what the compiler complains of, '' for nothing.
 * @param {string} name Of the folder in .cache/examples.
 * @param {Iterable<[file: string, text: string]>} files
 */
export const compileExamples = async (name, files) => {
  const folder = join(root, '.cache/examples', name)
  rmSync(folder, { recursive: true, force: true })
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const config = {
    extends: '../../../tsconfig.base.json',
    compilerOptions,
    include: ['**/*', '../../../packages/*/src/**/*.d.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = await execa('tsc', ['-p', folder], { preferLocal: true, localDir: root, reject: false })
  return stdout
}
