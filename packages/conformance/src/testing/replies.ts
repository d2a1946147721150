import { type ErrorCode, errorTable, type Locale } from '@chuhai/contract'

/** What a double sends. */
export interface Reply {
  http: number
  headers: Record<string, string>
  text: string
}

export const json = (http: number, value: unknown, headers: Record<string, string> = {}): Reply => ({
  http,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  text: JSON.stringify(value),
})

export const success = (data: unknown): Reply => json(200, { status: 'success', data, message: '' })

export const refusal = (code: ErrorCode, locale: Locale, data: unknown = null, headers = {}): Reply =>
  json(errorTable[code].status, { status: code, data, message: errorTable[code][locale] }, headers)

export const events = (...list: unknown[]): Reply => ({
  http: 200,
  headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' },
  text: `:\n\n${list.map((event) => `data:${JSON.stringify(event)}\n\n`).join('')}`,
})

const reading = {
  id: 3,
  title: '第一次做海外仓',
  lead: '从选址到退货',
  illustration: '/media/reading.svg',
  suits: '卖家',
  tags: ['物流'],
  updated: '2026-11-01',
  minutes: 12,
  articleIds: [],
}

const pageIn = (asked: Record<string, unknown>, list: unknown[]) => {
  const { page = 1, rows = 20 } = asked
  const begin = (Number(page) - 1) * Number(rows)
  return {
    list: list.slice(begin, begin + Number(rows)),
    total: list.length,
    page: Number(page),
    rows: Number(rows),
  }
}

const answer = { id: '8', message: '海外仓是……', time: '2026-11-01T01:00:00.000Z' }
const said = { ...answer, speaker: 'assistant', questionId: '7', state: 'complete', text: null, sources: [] }

let leads = 0
const nextLead = (): string => {
  leads += 1
  return String(leads)
}

/** What a good server answers to these calls, by their names. */
export const data: Record<string, (asked: Record<string, unknown>) => unknown> = {
  listReadings: () => [reading],
  getReading: ({ id }) => (Number(id) === reading.id ? { ...reading, articles: [] } : null),
  listHotSearches: (asked) => pageIn(asked, [{ word: '海外仓' }, { word: '选品' }]),
  getUserInfo: () => ({ id: '1', userName: '沈', unionId: 'u', userAvatar: null, userOrgInfoList: [] }),
  listMessages: (asked) => pageIn(asked, [{ ...said, isReported: false }]),
  resumeAnswer: ({ id }) =>
    id === answer.id
      ? [
          { msg: '海外', answerId: '8' },
          { msg: '仓', state: 'complete' },
        ]
      : null,
  createConsultation: () => ({ id: nextLead() }),
  listLiveBroadcasts: () => [],
}

export const calls = [...Object.keys(data), 'getSiteRegistration']
