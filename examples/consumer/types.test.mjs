import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../.commands/first-step.mjs'
import { published } from '../../.commands/packages.mjs'
import { consumer, consumer18, modulesOf } from './pack.mjs'

describe('the types', () => {
  beforeAll(() => {
    const entries = published.flatMap(modulesOf)
    const text = entries.map(({ entry }, index) => `export * as entry${index} from '${entry}'\n`).join('')
    for (const project of [consumer, consumer18]) writeFileSync(join(project, 'entries.ts'), text)
  })

  it.each([
    ['node16', 'node16', '19', consumer],
    ['nodenext', 'nodenext', '19', consumer],
    ['esnext', 'bundler', '19', consumer],
    ['esnext', 'bundler', '18', consumer18],
  ])('hold for a project with module %s, moduleResolution %s and React %s', async (...row) => {
    const [module, moduleResolution, , project] = row
    const config = join(project, `tsconfig.${moduleResolution}.json`)
    const compilerOptions = {
      ...{ module, moduleResolution, target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] },
      ...{ jsx: 'react-jsx', strict: true, noEmit: true, types: [] },
      // What the packages declare is checked as well.
      skipLibCheck: false,
    }
    writeFileSync(config, JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx', 'readme/*'] }))
    const { stdout } = await execa('tsc', ['-p', config], {
      cwd: project,
      preferLocal: true,
      localDir: root,
      reject: false,
    })
    expect(stdout).toBe('')
  })
})
