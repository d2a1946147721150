import { expect, it } from 'vitest'
import { signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { toldTo } from '../../testing/told'
import { exportContent } from '../editing/export'
import { importContent } from '../editing/publish'
import { exclusiveGuides } from '../evaluation/tables'
import { subscriptions } from './tables'

const server = startTestApp()
const request = { folder: 'content', operator: 'test', removesFiles: false, pictures: {} }

/** Publishes the list of sites after a change of its text. */
const publish = async (change: (csv: string) => string, isTrial = false) => {
  const path = 'guide/sites.csv'
  const csv = String((await exportContent(server.db)).texts[path])
  const changed = change(csv)
  expect(changed).not.toBe(csv)
  const result = await importContent(
    server.db,
    { ...request, texts: { [path]: changed }, isTrial },
    new Date(),
  )
  expect(result.problems).toEqual([])
}
const newUser = async () => Number((await signIn(server.db)).user.id)
const subscribe = async (userId: number, ...siteIds: number[]) => {
  await server.db
    .insert(subscriptions)
    .values(siteIds.map((siteId) => ({ userId, siteId, createdAt: new Date() })))
}
const ownGuide = (userId: number, ...ids: number[]) =>
  server.db.insert(exclusiveGuides).values({
    userId,
    ruleSetId: 1,
    rating: '扬帆',
    answers: [],
    abilities: [],
    sites: ids.map((id) => ({ id, reasons: [] })),
    courseIds: [],
    createdAt: new Date(),
  })
const kinds = async (userId: number) => (await toldTo(server.db, userId)).map(({ kind }) => kind)

it('subscribers are told once of all that has changed together, others of their own guide, and nobody of a trial', async () => {
  const [both, guided, other] = [await newUser(), await newUser(), await newUser()]
  await subscribe(both, 10202, 30104)
  await subscribe(other, 30401)
  await ownGuide(both, 10202)
  await ownGuide(guided, 30104, 30401)
  const change = (csv: string) =>
    csv
      .replace('亚马逊价格与排名历史曲线', '亚马逊价格与排名的历史')
      .replace('国际 EMS、e 邮宝的资费与查件', 'EMS 的资费与查件')
  await publish(change, true)
  expect(await kinds(both)).toEqual([])
  await publish(change)
  expect(await toldTo(server.db, both)).toEqual([
    { kind: 'guide.subscriptionNews', values: { site: expect.any(String), sites: 2 } },
  ])
  expect(await toldTo(server.db, guided)).toEqual([
    { kind: 'guide.exclusive', values: { guide: expect.any(Number), site: '中国邮政 EMS', sites: 1 } },
  ])
  expect(await kinds(other)).toEqual([])
})

it('another tag is no news', async () => {
  const userId = await newUser()
  await subscribe(userId, 10202)
  await publish((csv) => csv.replace('选品|数据|亚马逊|工具|查询', '选品|数据|亚马逊|查询'))
  expect(await kinds(userId)).toEqual([])
})
