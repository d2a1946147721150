import { describe, expect, test } from 'vitest'
import { filesAt, readDocument } from './documents.mjs'

/** The tables whose rows end with a proof and a state. */
const tables = [
  ['docs/security.md', 'Threats'],
  ['docs/security.md', 'Faults'],
  ['docs/hard-cases.md', 'Situations'],
]

/** The rows of a table with their state; the names of groups have none. */
const rowsOf = (text, heading) =>
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

describe.each(tables)('%s', (document, heading) => {
  const text = readDocument(document)
  const rows = rowsOf(text, heading)

  test(`counts its ${heading}`, () => {
    const count = (state) => rows.filter((row) => row.state.startsWith(state)).length
    const [holding, partly, open] = ['holds', 'in part: ', 'open: '].map(count)
    expect(holding + partly + open).toBe(rows.length)
    const counted = [`${holding} hold`, `${partly} in part`, ...(open > 0 ? [`${open} open`] : [])]
    expect(text.replaceAll('\n', ' ')).toContain(
      `${rows.length} ${heading.toLowerCase()}: ${counted.join(', ')}.`,
    )
  })

  test.each(rows)('names tests that exist: $name', ({ proof }) => {
    const unknown = [...proof.matchAll(proofs)].flatMap(([, path, titles]) => unknownTitles(path, titles))
    expect(unknown).toEqual([])
  })
})
