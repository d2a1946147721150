import type { Edition, Member, Registration } from '@chuhai/contract/competition'
import {
  getEdition,
  getRegistration,
  listMembers,
  saveRegistration,
  searchSchools,
  submitTeam,
  withdrawRegistration,
  zoneOf,
} from '@chuhai/contract/competition'
import { getRegionTree } from '@chuhai/contract/region'
import { createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { openEdition } from './editions'
import { regionTree } from './regions'

const schools = ['嘉兴大学', '嘉兴南湖学院', '嘉兴职业技术学院']

/** The data on the server. */
export interface ServerState {
  edition?: Edition | undefined
  registration?: Registration | null | undefined
  members?: Member[] | undefined
}

/** Returns a server with one registration, each change of which makes its next version. */
export const createCompetitionServer = (state: ServerState = {}): ServerDouble => {
  const { edition = openEdition } = state
  let { registration = null, members = [] } = state
  const next = (change: Partial<Registration>): Registration => {
    registration = { ...registration, ...change, version: (registration?.version ?? 0) + 1 } as Registration
    return registration
  }
  return createServerDouble()
    .answer(getEdition, edition)
    .answer(getRegionTree, regionTree)
    .answer(searchSchools, ({ query }) =>
      schools.filter((name) => name.includes(query.schoolName ?? '')).map((name) => ({ name })),
    )
    .answer(getRegistration, () => registration)
    .answer(listMembers, () => members)
    .answer(saveRegistration, ({ body }) => {
      const { version: _, ...saved } = body as Registration
      return next({
        ...(registration ?? { auditStatus: '正在报名', auditReason: null, plan: null }),
        ...saved,
        competitionArea: zoneOf(saved.area) ?? '东部赛区',
      })
    })
    .answer(submitTeam, ({ body }) => {
      members = (body as { members: Member[] }).members
      return next({ auditStatus: '待审核', auditReason: null })
    })
    .answer(withdrawRegistration, () => next({ auditStatus: '正在报名' }))
}
