import * as admin from '@chuhai/contract/admin'
import {
  findManagedHomework,
  listManagedHomework,
  markHomework,
} from '../../modules/school/study/managed-homework'
import {
  answerQuestion,
  findManagedQuestion,
  listManagedQuestions,
} from '../../modules/school/study/managed-questions'
import { type AdminImplementation, implementAdmin } from '../admin-endpoint'
import { auditedStates as states } from '../audited-states'

/** Questions under lessons and homework, for teachers. */
export const lessonsRoutes: readonly AdminImplementation[] = [
  implementAdmin(admin.listManagedQuestions, ({ query }, { db }) => listManagedQuestions(db, query)),
  implementAdmin(admin.getManagedQuestion, ({ params }, { db }) => findManagedQuestion(db, params.id)),
  implementAdmin(
    admin.answerLessonQuestion,
    ({ params, body }, { db, now, caller }) =>
      answerQuestion(db, params.id, { ...body, by: caller.name }, now),
    { state: (db, { params }) => states.question(db, params.id) },
  ),
  implementAdmin(admin.listManagedHomework, ({ query }, { db }) => listManagedHomework(db, query)),
  implementAdmin(admin.getManagedHomework, ({ params }, { db }) => findManagedHomework(db, params.id)),
  implementAdmin(
    admin.markHomework,
    ({ params, body }, { db, now, caller }) => markHomework(db, params.id, { ...body, by: caller.name }, now),
    { state: (db, { params }) => states.homework(db, params.id) },
  ),
]
