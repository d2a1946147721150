import { mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execa } from 'execa'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../.commands/first-step.mjs'
import { published } from '../../.commands/packages.mjs'
import { consumer, modulesOf } from './pack.mjs'

const entries = published.flatMap(modulesOf).map(({ entry }) => entry)

describe('a CommonJS program', () => {
  it('can require every entry of the packages, as lint rules and tools do', async () => {
    const script = `for (const entry of ${JSON.stringify(entries)}) require.resolve(entry)`
    await execa('node', ['--eval', script, '--input-type=commonjs'], { cwd: consumer })
    expect(entries.length).toBeGreaterThan(50)
  })

  it('gets what an ES module gets', async () => {
    const script = "console.log(typeof require('@chuhai/core').createCore)"
    const flags = process.features.require_module ? [] : ['--experimental-require-module']
    const { stdout } = await execa('node', [...flags, '--input-type=commonjs', '--eval', script], {
      cwd: consumer,
    })
    expect(stdout).toBe('function')
  })

  it.each(published)('can read the manifest of $name, which names main and engines', async ({ name }) => {
    const script = `console.log(JSON.stringify(require('${name}/package.json')))`
    const { stdout } = await execa('node', ['--input-type=commonjs', '--eval', script], { cwd: consumer })
    const { main, engines, exports } = JSON.parse(stdout)
    expect([main, engines]).toEqual([exports['.'].default, { node: '>=20.19' }])
  })
})

describe('Jest', () => {
  const folder = join(consumer, 'jest')
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const blockOf = (name) =>
    new RegExp(`// ${name.replaceAll('.', '\\.')}\n([\\s\\S]*?)\`\`\``).exec(readme)[1]

  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    for (const name of ['jest.config.cjs', 'babel.config.json'])
      writeFileSync(join(folder, name), blockOf(name))
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    writeFileSync(
      join(folder, 'consultation.test.js'),
      `import { Consultation } from '@chuhai/consultation'
import { createCore } from '@chuhai/core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { minLength } from 'valibot'

test('renders the form', () => {
  const core = createCore({ base: 'https://portal.example.com' })
  expect(renderToString(createElement(Consultation, { core }))).toContain('name="contactsPhone"')
  expect(typeof minLength).toBe('function')
})
test('loads the calls', async () => {
  const fetch = async () => Response.json({ status: 'success', data: [], message: '' })
  const core = createCore({ base: 'https://portal.example.com', fetch })
  const { listRecommendedPlatforms } = await import('@chuhai/contract/platform')
  expect(await core.call(listRecommendedPlatforms)).toEqual([])
})
`,
    )
    const preset = 'node_modules/@babel/preset-env'
    mkdirSync(dirname(join(folder, preset)), { recursive: true })
    symlinkSync(realpathSync(join(import.meta.dirname, preset)), join(folder, preset), 'junction')
  })

  it('runs the components with the two settings of the README', async () => {
    const { all } = await execa('jest', ['--rootDir', folder, '--config', join(folder, 'jest.config.cjs')], {
      cwd: folder,
      preferLocal: true,
      localDir: import.meta.dirname,
      all: true,
      reject: false,
    })
    expect(all).toContain('Tests:       2 passed, 2 total')
  })
})
