import { describe, expect, it } from 'vitest'
import { imports } from './imports.mjs'
import { bundle } from './weigh.mjs'

/** Modules of which a page gets code, at once or later, from the folder of packages or libraries on. */
async function modulesOf(name) {
  const output = await bundle(
    imports.find((one) => one.name === name),
    { write: false },
  )
  const modules = output.flatMap(({ modules = {} }) => Object.entries(modules))
  return modules
    .filter(([id, { renderedLength }]) => renderedLength > 0 && /\/(packages|node_modules)\//.test(id))
    .map(([id]) => /.*\/(?:packages|node_modules)\/(.+)/.exec(id)[1])
}

/** Tables of the whole contract, and what operators alone send. */
const ofServer = /^contract\/dist\/(admin\/.*|index|endpoints|errors|operator-role)\.js$/

describe.each(imports)('a page that imports $name', ({ name }) => {
  it('gets nothing of the contract that only servers and operators need', async () => {
    const modules = await modulesOf(name)
    expect(modules).toContain('ui/dist/button/Button.js')
    expect(modules.filter((module) => ofServer.test(module))).toEqual([])
  })
})

it('gives a page that imports Button what it is made of, and no library', async () => {
  const folders = (await modulesOf('Button')).map((module) => module.replace(/\/[\w-]+\.js$/, ''))
  const own = ['button', 'form', 'icons', 'locale', 'spinner', 'styling'].map((name) => `ui/dist/${name}`)
  expect([...new Set(folders)].sort()).toEqual(own)
})
