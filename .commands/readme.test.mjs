import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './first-step.mjs'
import { steps } from './steps.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const english = read('README.md')
const chinese = read('README.zh-CN.md')
const { scripts } = JSON.parse(read('package.json'))

/** Code blocks without their comments, which are translated. */
const blocksOf = (text) =>
  [...text.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, code]) => code.replace(/\s+# .*$/gm, ''))

/** Everything that is written as code, the addresses, and where the links lead. */
const factsOf = (text) =>
  [...text.matchAll(/`[^`\n]+`|https?:\/\/[\w.:/]+|\]\(([^)]+)\)/g)].map(([fact]) => fact).sort()

describe('README.md and README.zh-CN.md', () => {
  test('have the same code blocks', () => {
    expect(blocksOf(chinese)).toEqual(blocksOf(english))
  })

  test('name the same commands, settings, versions, addresses and links', () => {
    const prose = (text) => text.replace(/```[\s\S]*?```/g, '').replace(/^\[.*\]\(README.*$/m, '')
    expect(factsOf(prose(chinese))).toEqual(factsOf(prose(english)))
  })

  test.each([...english.matchAll(/`(?:pnpm|npm) ([\w:]+)/g)].map(([, script]) => script))(
    'name the command %s, which exists',
    (script) => {
      expect(Object.keys(scripts)).toContain(script)
    },
  )

  test.each([...new Set([...english.matchAll(/\]\((?!http)([^)]+)\)/g)].map(([, path]) => path))])(
    'link to %s, which exists',
    (path) => {
      expect(existsSync(join(root, path))).toBe(true)
    },
  )

  test('name every step of npm test', () => {
    const row = english.split('\n').find((line) => line.startsWith('| `npm test -- '))
    for (const { name } of steps) expect(row).toContain(`\`${name}\``)
  })

  test('stay short', () => {
    expect(english.split('\n').length).toBeLessThanOrEqual(150)
  })
})
