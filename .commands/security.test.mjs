import { describe, expect, test } from 'vitest'
import { filesAt, readDocument } from './documents.mjs'

const text = readDocument('docs/security.md')

/** The rows of a table with their state; the names of groups have none. */
const rowsOf = (heading) =>
  text
    .split(`\n## ${heading}\n`)[1]
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.replace(/^\| | \|$/g, '').split(' | '))
    .filter((cells) => cells.length === 5)
    .map(([name, , , proof, state]) => ({ name, proof, state }))

const proofs = /`([\w./-]+\.(?:test|spec)\.\w+)`: (.+?)(?=[,;] `|$)/g

/** Titles that the file does not have; a comma stands within a title or between two. */
const unknownTitles = (path, titles) => {
  const tests = filesAt(path).map(readDocument).join('\n')
  return tests.includes(titles) ? [] : titles.split(', ').filter((title) => !tests.includes(title))
}

describe('docs/security.md', () => {
  test.each(['Threats', 'Faults'])('counts its %s', (heading) => {
    const rows = rowsOf(heading)
    const holding = rows.filter(({ state }) => state.startsWith('holds')).length
    const partly = rows.filter(({ state }) => state.startsWith('in part: ')).length
    expect(holding + partly).toBe(rows.length)
    expect(text).toContain(`${rows.length} ${heading.toLowerCase()}: ${holding} hold, ${partly} in part`)
  })

  test.each([...rowsOf('Threats'), ...rowsOf('Faults')])('names tests that exist: $name', ({ proof }) => {
    const unknown = [...proof.matchAll(proofs)].flatMap(([, path, titles]) => unknownTitles(path, titles))
    expect(unknown).toEqual([])
  })
})
