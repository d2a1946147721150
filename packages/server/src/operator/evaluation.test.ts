import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestAdminApi, testAdminApi } from '../testing/admin-api'
import { firstRules, growing } from '../testing/evaluation'
import { signIn } from '../testing/sign-in'
import { startTestApp } from '../testing/test-app'
import { manageEvaluation } from './evaluation'

const server = startTestApp()

const at = startTestAdminApi(server)

const written = async (text: string): Promise<string> => {
  const path = join(at.folder, 'rules.json')
  await writeFile(path, text)
  return path
}

it('takes what was exported, changed, through the socket of a running server', async () => {
  const { cookie } = await signIn(server.db)
  await server.post('/api/nav/home/assess', { answers: growing }, { Cookie: cookie })
  const before = await manageEvaluation(at.admin, ['export'])
  const path = await written(before.replace('成长卖家', '生长卖家'))
  expect(await manageEvaluation(at.admin, ['import', path])).toBe(`${path} counts from now on`)

  await server.post('/api/nav/home/assess', { answers: growing }, { Cookie: cookie })
  const { envelope } = await server.get<{ rating: string }>('/api/nav/home/query/assess', { Cookie: cookie })
  expect(envelope.data.rating).toBe('生长卖家')

  const [second, first] = await at.admin.ruleSets()
  expect([second?.evaluations, first?.evaluations]).toEqual([1, 1])
  expect(await manageEvaluation(at.admin, ['list'])).toMatch(
    /counts[^\n]*\n\d+ +\S+Z +yes +1\n\d+ +\S+Z +no +1$/,
  )
  expect(await manageEvaluation(at.admin, ['export', String(first?.id)])).toBe(before)
  expect(await testAdminApi(server.db).ruleSets()).toEqual(await at.admin.ruleSets())
})

it('exports what the seed wrote, in the order in which it is explained', async () => {
  const [first] = (await at.admin.ruleSets()).slice(-1)
  const text = await manageEvaluation(at.admin, ['export', String(first?.id)])
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(firstRules)))
  expect(text).toMatch(/^\{\n {2}"questions": \[\n {4}\{\n {6}"id": 1,\n {6}"attributeName"/)
})

it('says what is wrong with a document, and writes nothing', async () => {
  const count = (await at.admin.ruleSets()).length
  const rules = JSON.parse(await manageEvaluation(at.admin, ['export']))
  rules.questions[0].options[0].prefers.tags.火箭 = 3
  const path = await written(JSON.stringify(rules))
  await expect(manageEvaluation(at.admin, ['import', path])).rejects.toThrow(
    `${path} was not taken:\n- option 101 of question 1 names the tag 火箭, which there is not`,
  )
  await written('{"questions": []}')
  await expect(manageEvaluation(at.admin, ['import', path])).rejects.toThrow(/- questions: has fewer than 1/)
  await written('{')
  await expect(manageEvaluation(at.admin, ['import', path])).rejects.toThrow(/is no JSON/)
  await written('null')
  await expect(manageEvaluation(at.admin, ['import', path])).rejects.toThrow(/- the document: /)
  expect(await at.admin.ruleSets()).toHaveLength(count)
})

it('names no more than twenty faults', async () => {
  const rules = JSON.parse(await manageEvaluation(at.admin, ['export']))
  for (const question of rules.questions) for (const option of question.options) option.points = { 火箭: 1 }
  const path = await written(JSON.stringify(rules))
  await expect(manageEvaluation(at.admin, ['import', path])).rejects.toThrow(/(\n- .*){20}\nand \d+ more$/)
})

it('asks for a file and an id that there are', async () => {
  await expect(manageEvaluation(at.admin, ['import'])).rejects.toThrow(/import rules.json/)
  await expect(manageEvaluation(at.admin, ['import', join(at.folder, 'none.json')])).rejects.toThrow(
    /cannot be read/,
  )
  await expect(manageEvaluation(at.admin, ['export', '999'])).rejects.toThrow(/no rule set 999/)
  await expect(manageEvaluation(at.admin, ['export', 'x'])).rejects.toThrow(/"x" is no rule set/)
  await expect(manageEvaluation(at.admin, ['drop'])).rejects.toThrow(/Use list, export or import/)
})
