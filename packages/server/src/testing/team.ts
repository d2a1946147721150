import { randomUUID } from 'node:crypto'
import { type Member, type Registration, type RegistrationBody, tracks } from '@chuhai/contract/competition'
import { max } from 'drizzle-orm'
import type { Db } from '../database/db'
import { editions } from '../modules/competition/tables'
import { dayMs } from '../time/durations'
import { type SignedIn, signIn } from './sign-in'
import type { startTestApp } from './test-app'

/** A valid first step of each track. */
export const star = {
  contestantType: tracks.risingStar,
  ranks: '布谷鸟',
  project: '竹家具出海',
  schoolName: '嘉兴大学',
  area: '浙江省/嘉兴市/南湖区',
  isExperience: 1,
  teacher: '许衡',
} as const

export const pillar = {
  contestantType: tracks.pillar,
  companyName: '嘉禾家居',
  project: '竹家具出海',
  legalPerson: '陆一鸣',
  area: '浙江省/嘉兴市',
  platform: '亚马逊',
} as const

export const captain: Member = {
  userName: '陆一鸣',
  phoneNumber: '13857312046',
  email: 'luym@zjxu.example',
  captainFlag: 1,
  studentFlag: 1,
}

export const mate: Member = {
  userName: '石可',
  phoneNumber: '15967308812',
  email: 'shike@zjxu.example',
  captainFlag: 0,
  studentFlag: 0,
}

/** Above the ids of a new database. */
const nextEditionId = async (db: Db): Promise<number> => {
  const [last] = await db.select({ id: max(editions.id) }).from(editions)
  return Math.max(last?.id ?? 0, 999) + 1
}

/** Adds an edition of its own, open from so many days ago until so many days from now. */
export const addEdition = async (db: Db, { fromDay = -1, toDay = 1 } = {}): Promise<number> => {
  const id = await nextEditionId(db)
  const at = (days: number) => new Date(Date.now() + days * dayMs)
  const window = { opensAt: at(fromDay), closesAt: at(toDay) }
  const [seeded] = await db.select().from(editions).limit(1)
  if (!seeded) throw new Error('no edition')
  await db
    .insert(editions)
    .values({ id, name: `第 ${id} 届`, ...window, path: '', programme: seeded.programme })
  return id
}

export type Answer = Registration & { fields?: Record<string, string> }

type Server = ReturnType<typeof startTestApp>
type Headers = Record<string, string>

/** The steps of a team, each as a call. */
export const teamOf = (server: Server, who: SignedIn, editionId: number) => {
  const headers = { Cookie: who.cookie }
  const path = '/api/competition'
  const post = (at: string, body: object, more: Headers = {}) =>
    server.post<Answer>(`${path}${at}`, { editionId, ...body }, { ...headers, ...more })

  return {
    who,
    editionId,
    save: (version: number, form: Partial<RegistrationBody> | object = star, more?: Headers) =>
      post('/registration', { ...form, version }, more),
    submit: (version: number, members: readonly object[] = [captain, mate], more?: Headers) =>
      post('/member', { version, members }, more),
    withdraw: (version: number, more?: Headers) => post('/registration/withdraw', { version }, more),
    savePlan: (address: string, more?: Headers) => post('/plan', { address }, more),
    mine: async () =>
      (await server.get<Registration | null>(`${path}/registration?editionId=${editionId}`, headers)).envelope
        .data,
    members: async () =>
      (await server.get<Member[]>(`${path}/member?editionId=${editionId}`, headers)).envelope.data,
  }
}

export type TestTeam = ReturnType<typeof teamOf>

/** A new user in an edition, by default an open one. */
export const newTeam = async (server: Server, editionId?: number): Promise<TestTeam> =>
  teamOf(
    server,
    await signIn(server.db, { subject: randomUUID() }),
    editionId ?? (await addEdition(server.db)),
  )
