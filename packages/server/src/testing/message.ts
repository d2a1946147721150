import type { OutwardWay } from '@chuhai/contract/admin'
import { examples, isoTimestamp, nullable, number, object, pipe, string } from 'valibot'
import type { Db } from '../database/db'
import { writeRows } from '../database/write-rows'
import { messageKind } from '../messages/kind'
import { messageContacts, messageTemplates } from '../messages/tables'
import { tell } from '../messages/tell'
import type { MessageTemplate } from '../messages/template'

/** A service message about a place that is kept until a time. */
export const placeKept = messageKind({
  key: 'place.kept',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({
    name: pipe(string(), examples(['亚马逊运营实战班'])),
    until: pipe(string(), isoTimestamp()),
    place: nullable(string()),
  }),
  path: ({ name }) => `/place?name=${encodeURIComponent(name)}`,
  date: ({ until, place }) => ({ from: new Date(until), to: new Date(until), place }),
  deadline: ({ until }) => new Date(until),
})

/** News that goes to the inbox where nothing else is chosen. */
export const guideNews = messageKind({
  key: 'guide.news',
  purpose: 'news',
  ways: ['inbox'],
  values: object({ sites: number() }),
})

export const placeTemplate: MessageTemplate = {
  'zh-CN': {
    name: '名额保留',
    title: '为您留了名额：{name}',
    text: '请在 {until} 前付款。',
    sms: '{name}的名额留到{until}。',
  },
  en: {
    name: 'Place kept',
    title: 'A place is kept for you: {name}',
    text: 'Please pay before {until}.',
    sms: 'Your place in {name} is kept until {until}.',
  },
}

const newsTemplate: MessageTemplate = {
  'zh-CN': { name: '导航更新', title: '新增 {sites} 个站点', text: '去看看。', sms: null },
  en: { name: 'Guide news', title: '{sites} new sites', text: 'Have a look.', sms: null },
}

export const writeTemplates = async (db: Db): Promise<void> => {
  await db.insert(messageTemplates).values([
    { kind: placeKept.key, content: placeTemplate },
    { kind: guideNews.key, content: newsTemplate },
  ])
}

/** Noon of a day in China. */
export const noon = new Date('2026-12-01T04:00:00Z')

export const keptValues = { name: '运营班', until: '2026-12-03T06:00:00.000Z', place: null }

/** Tells a user that a place is kept. */
export const tellKept = async (
  db: Db,
  userId: number,
  { once = '7', values = keptValues, now = noon } = {},
): Promise<void> => {
  await writeRows(db, tell(placeKept, { userId, once, values }, now))
}

export const confirm = async (
  db: Db,
  userId: number,
  way: OutwardWay = 'mail',
  address = `${userId}@shop.example`,
): Promise<void> => {
  await db.insert(messageContacts).values({ userId, way, address, confirmedAt: noon })
}
