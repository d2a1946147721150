import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SignUp } from '@chuhai/contract/activity'
import { expect, it } from 'vitest'
import { addActivity, newVisitor } from '../testing/activity'
import { startTestAdminApi } from '../testing/admin-api'
import { startTestApp } from '../testing/test-app'
import { activities } from './activities'

const server = startTestApp()
const at = startTestAdminApi(server)

const open = async () => {
  const id = await addActivity(server.db, { seats: 1 })
  const [comes, waits] = [await newVisitor(server), await newVisitor(server)]
  const { sessionId } = (await comes.signUp(id, { phone: '13900000001' })) as SignUp
  await waits.signUp(id, { phone: '13900000002', waits: true })
  return { id, comes, session: String(sessionId) }
}

it('sessions are listed with those who come, wait and have come', async () => {
  const { id, session } = await open()
  const row = (await at.run(activities, ['list'])).split('\n').find((line) => line.startsWith(session))
  expect(row).toMatch(new RegExp(`^${session} +选品会 ${id} +\\S+ \\S+ +杭州 · 海创园 +1 +1 +1 +0`))
})

it('the list of attendees is shown and exported, the first who signed up at the top', async () => {
  const { session } = await open()
  const [, list = ''] = (await at.run(activities, ['attendees', session])).split('\n\n')
  expect(list).toMatch(
    /^姓名 +手机号 +公司 +名额 +报名时间 +签到时间\n沈立群 +13900000001 +宁居家居 +有名额 /,
  )
  expect(list).toMatch(/\n沈立群 +13900000002 +宁居家居 +候补第 1 位 /)
  const out = join(at.folder, `${session}.csv`)
  expect(await at.run(activities, ['export', session], { out })).toBe(`${out} 已写好`)
  const rows = (await readFile(out, 'utf8')).trimEnd().split('\r\n')
  expect(rows[0]).toBe('\ufeff姓名,手机号,公司,名额,报名时间,签到时间')
  expect(rows).toHaveLength(3)
  await expect(at.run(activities, ['attendees', '1'])).rejects.toThrow('没有场次 1')
})

it('who has come is checked in by their number, once, and that can be undone', async () => {
  const { id, comes, session } = await open()
  const first = await at.run(activities, ['check-in', session, '139 0000 0001'])
  expect(first).toMatch(/^沈立群 已签到，\d{4}-/)
  expect(await at.run(activities, ['check-in', session, '13900000001'])).toBe(first)
  expect(((await comes.read(id)) as SignUp).checkedInAt).not.toBeNull()
  expect(await at.run(activities, ['check-in', session, '13900000001'], { undo: true })).toBe(
    '沈立群 已撤销签到',
  )
  await expect(at.run(activities, ['check-in', session, '13900000002'])).rejects.toThrow('还没有名额')
  await expect(at.run(activities, ['check-in', session, '13900000003'])).rejects.toThrow('没有人用')
})
