import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../.commands/first-step.mjs'
import { published } from '../../.commands/packages.mjs'
import { consumer, modulesOf } from './pack.mjs'

describe('the types', () => {
  beforeAll(() => {
    const entries = published.flatMap(modulesOf)
    writeFileSync(
      join(consumer, 'entries.ts'),
      entries.map(({ entry }, index) => `export * as entry${index} from '${entry}'\n`).join(''),
    )
  })

  it.each([
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('hold for a project with module %s and moduleResolution %s', async (module, moduleResolution) => {
    const config = join(consumer, `tsconfig.${moduleResolution}.json`)
    const compilerOptions = {
      ...{ module, moduleResolution, target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] },
      ...{ jsx: 'react-jsx', strict: true, noEmit: true, types: [] },
      // What the packages declare is checked as well.
      skipLibCheck: false,
    }
    writeFileSync(config, JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx', 'readme/*'] }))
    const { stdout } = await execa('tsc', ['-p', config], {
      cwd: consumer,
      preferLocal: true,
      localDir: root,
      reject: false,
    })
    expect(stdout).toBe('')
  })
})
