import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { beforeAll, expect, test } from 'vitest'
import { apiReport } from './api-report.mjs'
import { root } from './first-step.mjs'
import { published } from './packages.mjs'

const folder = join(root, '.cache', 'api')
/** Every module, and not the entries alone: the compiler writes nothing of what it reaches as a dependency first. */
const modulesOf = ({ folder: own, manifest }) => {
  const entries = Object.values(manifest.exports).flatMap(({ source }) => source ?? [])
  const modules = readdirSync(join(root, own, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|^testing\./.test(file))
    .map((file) => join('src', file))
  return [...entries, ...modules].map((file) => join('../..', own, file))
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true },
    ...{ rootDir: '../..', outDir: 'declared', types: ['node', 'vite/client'] },
  }
  const files = published.flatMap(modulesOf)
  const config = { extends: '../../tsconfig.base.json', compilerOptions, files }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  await execa('tsc', ['-p', folder], { preferLocal: true, localDir: root })
})

// `npx vitest run --project=commands api -u` writes the reports after a change that is meant.
test.each(published)('the public face of $name is as its api.md says', async (one) => {
  const report = apiReport(one, join(folder, 'declared', one.folder))
  await expect(report).toMatchFileSnapshot(join(root, one.folder, 'api.md'))
})
