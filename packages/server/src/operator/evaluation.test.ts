import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listRuleSets } from '@chuhai/contract/admin'
import { expect, it } from 'vitest'
import { contentDir } from '../process/folders'
import { startTestAdminApi } from '../testing/admin-api'
import { growing } from '../testing/evaluation'
import { signIn } from '../testing/sign-in'
import { startTestApp } from '../testing/test-app'
import { content } from './content'
import { evaluation } from './evaluation'

const server = startTestApp()
const at = startTestAdminApi(server)

const importRules = async (change: (text: string) => string) => {
  const folder = join(at.folder, 'content')
  await mkdir(join(folder, 'evaluation'), { recursive: true })
  const text = await readFile(join(contentDir, 'evaluation/rules.yaml'), 'utf8')
  expect(change(text)).not.toBe(text)
  await writeFile(join(folder, 'evaluation/rules.yaml'), change(text))
  return at.run(content, ['import', folder])
}

it('follows changed rules from the next evaluation on, and keeps the earlier results', async () => {
  const { cookie } = await signIn(server.db)
  const evaluate = async () => {
    await server.post('/api/nav/home/assess', { answers: growing }, { Cookie: cookie })
    return (await server.get<{ rating: string }>('/api/nav/home/query/assess', { Cookie: cookie })).envelope
      .data.rating
  }
  expect(await evaluate()).toBe('成长卖家')
  expect(await importRules((text) => text.replaceAll('成长卖家', '生长卖家'))).toMatch(
    /^~ evaluation\/rules\.yaml/,
  )
  expect(await evaluate()).toBe('生长卖家')
  const [second, first] = await at.call(listRuleSets)
  expect([second?.evaluations, first?.evaluations]).toEqual([1, 1])
  expect(await at.run(evaluation, ['list'])).toMatch(
    /正在使用[^\n]*\n\d+ +\S+ \S+ +是 +1\n\d+ +\S+ \S+ +否 +1\n/,
  )
})

it('refuses rules that name what there is not, or leave something out', async () => {
  const count = (await at.call(listRuleSets)).length
  await expect(importRules((text) => text.replace('培训: 3', '火箭: 3'))).rejects.toThrow(
    'option 101 of question 1 names the tag 火箭, which there is not',
  )
  await expect(importRules(() => 'questions: []\n')).rejects.toThrow(
    /rules\.yaml:1 questions: has fewer than 1/,
  )
  expect(await at.call(listRuleSets)).toHaveLength(count)
})
