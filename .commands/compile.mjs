import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { root } from './first-step.mjs'
import { packages } from './packages.mjs'

/** What `@chuhai/…` stands for: the sources of its modules. */
const sources = packages.flatMap(({ name, folder, manifest }) =>
  Object.entries(manifest.exports ?? {})
    .filter(([, { source }]) => source)
    .map(([path, { source }]) => [name + path.slice(1), [join(root, folder, source)]]),
)

/**
 * Compiles modules against the sources of the packages, and returns what the compiler says.
 * @param {string} name of the folder in `.cache`
 * @param {Record<string, string>} modules by the names of their files
 */
export const compile = async (name, modules) => {
  const folder = join(root, '.cache', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(modules)) writeFileSync(join(folder, file), text)
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
    include: ['*.ts', '*.tsx', '../../packages/*/src/**/*.d.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = await execa('tsc', ['-p', folder], { preferLocal: true, localDir: root, reject: false })
  return stdout
}
