import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { beforeAll, expect, test } from 'vitest'
import { apiReport } from './api-report.mjs'
import { root } from './first-step.mjs'
import { packages } from './packages.mjs'

const published = packages.filter(({ manifest }) => manifest.exports && !manifest.private)
const folder = join(root, '.cache', 'api')
const entriesOf = ({ folder: own, manifest }) =>
  Object.values(manifest.exports).flatMap(({ source }) => (source ? [join('../..', own, source)] : []))

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true },
    ...{ rootDir: '../..', outDir: 'declared', types: ['node', 'vite/client'] },
  }
  const files = [...published.flatMap(entriesOf), '../../packages/ui/src/assets.d.ts']
  const config = { extends: '../../tsconfig.base.json', compilerOptions, files }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  await execa('tsc', ['-p', folder], { preferLocal: true, localDir: root })
})

// `npx vitest run --project=commands api -u` writes the reports after a change that is meant.
test.each(published)('the public face of $name is as its api.md says', async (one) => {
  const report = apiReport(one, join(folder, 'declared', one.folder))
  await expect(report).toMatchFileSnapshot(join(root, one.folder, 'api.md'))
})
