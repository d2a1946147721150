import { expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app'
import { contentTypes } from '../content-types'
import { exportContent } from './export'
import { importContent } from './publish'
import { contentVersions } from './tables'

const server = startTestApp()
const request = { folder: 'content', operator: 'test', removesFiles: true, isTrial: false }

it('changes nothing by importing what was exported, of any type', async () => {
  const exported = await exportContent(server.db)
  const result = await importContent(server.db, { ...request, ...exported }, new Date())
  expect(result).toEqual({ problems: [], remarks: [], changes: [], version: null })
  expect(await server.db.$count(contentVersions)).toBe(0)
})

it('exports every type, and the same bytes each time', async () => {
  const exported = await exportContent(server.db)
  const paths = Object.keys(exported.texts)
  for (const { key, format } of contentTypes)
    expect([key, key === 'picture' || paths.some((path) => format.includes(path))]).toEqual([key, true])
  expect(Object.keys(exported.pictures).length).toBeGreaterThan(10)
  expect(await exportContent(server.db)).toEqual(exported)
})

it('writes everything again, into rows that were lost, as the same files', async () => {
  const exported = await exportContent(server.db)
  for (const type of contentTypes.toReversed()) {
    // Others refer to these.
    if (['edition', 'rules', 'category'].includes(type.key)) continue
    const remove = await type.save(server.db, [])
    await remove()
  }
  const { problems, changes } = await importContent(server.db, { ...request, ...exported }, new Date())
  expect(problems).toEqual([])
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['added', 'reordered']))
  expect(await exportContent(server.db)).toEqual(exported)
})
