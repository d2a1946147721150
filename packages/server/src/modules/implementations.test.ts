import { endpoints, errorTable } from '@chuhai/contract'
import { expect, it } from 'vitest'
import { implementations } from './implementations'

it('answers every endpoint of the contract once, and nothing else', () => {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort()
  expect(names(implementations.map(({ endpoint }) => endpoint))).toEqual(names(endpoints))
  expect(new Set(implementations.map(({ endpoint }) => endpoint))).toEqual(new Set(endpoints))
})

it('gives every code of the contract an error status and a text in both languages', () => {
  for (const { errors } of endpoints)
    for (const code of errors) expect(Object.keys(errorTable)).toContain(code)
  for (const entry of Object.values(errorTable)) {
    expect(entry.status).toBeGreaterThanOrEqual(400)
    expect(entry['zh-CN']).not.toBe('')
    expect(entry.en).not.toBe('')
  }
})
