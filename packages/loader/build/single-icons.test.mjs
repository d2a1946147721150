import { expect, it } from 'vitest'
import { singleIcons } from './single-icons.mjs'

const file = '/house/packages/ui/src/icons/paths.ts'
const source = "const ring = 'M1'\nexport const iconA = ring\n\nexport const iconB =\n  'M2'\n"

it('takes every icon from a file of its own', () => {
  expect(singleIcons().transform(source, file)?.code.split('\n')).toEqual([
    `export { iconA } from '${file}?icon=iconA'`,
    `export { iconB } from '${file}?icon=iconB'`,
  ])
})

it('leaves those files and all others as they are', () => {
  expect(singleIcons().transform(source, `${file}?icon=iconA`)).toBeUndefined()
  expect(singleIcons().transform(source, '/house/packages/ui/src/icons/Icon.tsx')).toBeUndefined()
})
