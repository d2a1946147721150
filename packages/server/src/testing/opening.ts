import { randomUUID } from 'node:crypto'
import type { OpeningDecision } from '@chuhai/contract/admin'
import type { StoreOpening, StoreOpeningWithSteps } from '@chuhai/contract/store'
import { writeRows } from '../database/write-rows'
import { beginOpening } from '../modules/opening/begin'
import { setStage } from '../modules/opening/stages'
import { type SignedIn, signIn } from './sign-in'
import type { startTestApp } from './test-app'

type Server = ReturnType<typeof startTestApp>

export const dueAt = new Date('2026-12-03T10:00:00Z')

/** Stages as operators set them. */
export const openingSteps = {
  handed: { stage: 'handed', words: '平台一般 7 天内答复' },
  questions: {
    stage: 'questions',
    words: '平台要近三个月的账单',
    task: { text: '补充水电费账单', dueAt },
  },
  videoCheck: {
    stage: 'videoCheck',
    words: '请法人带执照原件',
    task: { text: '参加视频验证', dueAt },
  },
  opened: {
    stage: 'opened',
    words: '可以上架商品了',
    store: { number: 'A2Q3XEXAMPLE', address: 'https://www.amazon.example/sp?seller=A2Q3X' },
  },
  refused: { stage: 'refused', words: '地址证明与执照不符' },
} as const satisfies Record<string, OpeningDecision>

/** What a visitor sees of openings. */
export const openingsOf = (server: Server, headers: Record<string, string>) => ({
  list: async () => (await server.get<StoreOpening[]>('/api/store/opening', headers)).envelope.data,
  read: (id: string) => server.get<StoreOpeningWithSteps>(`/api/store/opening/${id}`, headers),
  calendar: (id: string) => server.request(`/api/store/opening/${id}/calendar.ics`, { headers }),
})

/** Begins the opening of a store, as the acceptance of an application does. */
export const newOpening = async (
  server: Server,
  {
    who,
    orgId = null,
    now = new Date('2026-11-28T02:00:00Z'),
  }: { who?: SignedIn; orgId?: string | null; now?: Date } = {},
) => {
  const applicant = who ?? (await signIn(server.db))
  const id = randomUUID()
  const userId = Number(applicant.user.id)
  await writeRows(server.db, beginOpening({ id, subject: '1-us', userId, orgId, by: 'li@desk', at: now }))
  let version = 1
  return {
    id,
    userId,
    who: applicant,
    ...openingsOf(server, { Cookie: applicant.cookie }),
    /** Sets the next stage from the version that was set last. */
    async set(step: OpeningDecision, at = now, by = 'wang@desk') {
      const set = await setStage(server.db, id, { version, step, by }, at)
      version = set.version
      return set
    },
    setFrom: (given: number, step: OpeningDecision, by = 'zhao@desk') =>
      setStage(server.db, id, { version: given, step, by }, now),
  }
}
