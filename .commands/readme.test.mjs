import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './first-step.mjs'
import { benches } from './named-commands.mjs'
import { steps } from './steps.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const english = read('README.md')
const chinese = read('README.zh-CN.md')

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

  test('name every step of npm test', () => {
    const row = english.split('\n').find((line) => line.startsWith('| `npm test -- '))
    for (const { name } of steps) expect(row).toContain(`\`${name}\``)
  })

  test('name every benchmark', () => {
    const row = english.split('\n').find((line) => line.startsWith('| `pnpm bench` '))
    for (const name of benches) expect(row).toMatch(new RegExp(`\`(pnpm bench )?${name}\\b`))
  })

  test('stay short', () => {
    expect(english.split('\n').length).toBeLessThanOrEqual(150)
  })
})
