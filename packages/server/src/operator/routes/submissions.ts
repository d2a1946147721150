import * as admin from '@chuhai/contract/admin'
import type { Db } from '../../database/db'
import { checkIn, listSessions, readAttendees } from '../../modules/activity/operator'
import {
  decideApplication,
  findApplicationIds,
  findSteps,
  listApplications,
} from '../../modules/application/operator'
import { listEditions, moveWindow, presentEdition } from '../../modules/competition/editions'
import { findTeam, findTeamIds, judgeTeam, listTeams } from '../../modules/competition/operator'
import { listSchools, registerSchools } from '../../modules/competition/schools'
import { listLeads } from '../../modules/consultation/service'
import { findManagedOpening, findOpeningIds, listManagedOpenings } from '../../modules/opening/operator'
import { setStage } from '../../modules/opening/stages'
import { findHomeworkIds } from '../../modules/school/study/managed-homework'
import { findQuestionIds } from '../../modules/school/study/managed-questions'
import { findRequestIds } from '../../modules/site/requests'
import { type AdminImplementation, implementAdmin } from '../admin-endpoint'
import { auditedStates as states } from '../audited-states'

const idsOf: Record<admin.ShortenedKind, (db: Db, start: string) => Promise<string[]>> = {
  application: findApplicationIds,
  registration: findTeamIds,
  siteRequest: findRequestIds,
  question: findQuestionIds,
  homework: findHomeworkIds,
  opening: findOpeningIds,
}

/** What visitors, teams and applicants send, and who signs up: read and decided. */
export const submissionsRoutes: readonly AdminImplementation[] = [
  implementAdmin(admin.listLeads, ({ query: { afterTime, afterId, ...page } }, { db }) =>
    listLeads(db, {
      ...page,
      after: afterTime && afterId ? { createdAt: afterTime, id: afterId } : undefined,
    }),
  ),
  implementAdmin(admin.listTeams, ({ query: { afterEdition, afterUser, ...page } }, { db }) =>
    listTeams(db, {
      ...page,
      after: afterEdition && afterUser ? { editionId: afterEdition, userId: afterUser } : undefined,
    }),
  ),
  implementAdmin(admin.getTeam, ({ params }, { db }) => findTeam(db, params.id)),
  implementAdmin(admin.judgeTeam, ({ params, body }, { db, now }) => judgeTeam(db, params.id, body, now), {
    state: (db, { params }) => states.team(db, params.id),
  }),
  implementAdmin(admin.listApplications, ({ query }, { db, now }) => listApplications(db, query, now)),
  implementAdmin(admin.getApplication, ({ params }, { db, now }) => findSteps(db, params.id, now)),
  implementAdmin(
    admin.decideApplication,
    ({ params, body }, { db, now, caller }) =>
      decideApplication(db, params.id, { ...body, by: caller.name }, now),
    { state: (db, { params }) => states.application(db, params.id) },
  ),
  implementAdmin(admin.listManagedOpenings, ({ query }, { db }) => listManagedOpenings(db, query)),
  implementAdmin(admin.getManagedOpening, ({ params }, { db }) => findManagedOpening(db, params.id)),
  implementAdmin(
    admin.setOpeningStage,
    ({ params, body }, { db, now, caller }) => setStage(db, params.id, { ...body, by: caller.name }, now),
    { state: (db, { params }) => states.opening(db, params.id) },
  ),
  implementAdmin(admin.listActivitySessions, ({ query }, { db, now }) => listSessions(db, query, now)),
  implementAdmin(admin.listAttendees, ({ params }, { db, now }) => readAttendees(db, params.id, now)),
  implementAdmin(
    admin.checkInAttendee,
    ({ params, body }, { db, now }) => checkIn(db, params.id, body, now),
    {
      detail: ({ params, body }) => ({ ...params, ...body }),
      state: (db, { params, body }) => states.checkIn(db, params.id, body.userId),
    },
  ),
  implementAdmin(admin.findIds, ({ query: { of, start } }, { db }) => idsOf[of](db, start)),
  implementAdmin(admin.listEditions, async (_, { db, now }) =>
    (await listEditions(db)).map((edition) => presentEdition(edition, now)),
  ),
  implementAdmin(
    admin.moveWindow,
    async ({ params, body }, { db, now }) => {
      const moved = await moveWindow(db, params.id, body)
      return moved && presentEdition(moved, now)
    },
    { state: (db, { params }) => states.signUpWindow(db, params.id) },
  ),
  implementAdmin(admin.listSchools, (_, { db }) => listSchools(db)),
  implementAdmin(admin.importSchools, ({ body }, { db }) => registerSchools(db, body), {
    state: states.schools,
  }),
]
