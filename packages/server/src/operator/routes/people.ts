import * as admin from '@chuhai/contract/admin'
import { listOperators, setOperatorRoles } from '../../modules/operator/roles'
import { findOrganisations, joinOrganisations, setMemberRole } from '../../modules/organisation/operator'
import { organisationRecords } from '../../modules/organisation-records'
import { revokeSessions } from '../../modules/sign-on/sessions'
import { setUserDisabled } from '../../modules/user/service'
import { erasePersonalData, exportPersonalData, findUsers } from '../../personal-data/personal-data'
import { type AdminImplementation, type AdminServices, implementAdmin } from '../admin-endpoint'
import { auditedStates as states } from '../audited-states'

/** A phone number is personal data; that one was given is not. */
const subjectDetail = ({ body: { userId, phone } }: { body: admin.Subject }) => ({
  userId,
  byPhone: phone !== undefined,
})

/** Users, their personal data, organisations and roles of operators. */
export const peopleRoutes = ({ store }: AdminServices): readonly AdminImplementation[] => [
  // What is looked for is the name of a person.
  implementAdmin(admin.findUsers, ({ query }, { db }) => findUsers(db, query.words), { detail: () => ({}) }),
  implementAdmin(
    admin.setUserDisabled,
    async ({ params, body }, { db, now }) => {
      // An account that is opened again does not bring its sessions back.
      if (body.disabled) await revokeSessions(db, params.id)
      return setUserDisabled(db, params.id, body.disabled, now)
    },
    { state: (db, { params }) => states.account(db, params.id) },
  ),
  implementAdmin(admin.revokeSessions, ({ params }, { db }) => revokeSessions(db, params.id), {
    state: (db, { params }) => states.sessions(db, params.id),
  }),
  implementAdmin(admin.revokeAllSessions, (_, { db }) => revokeSessions(db), {
    state: (db) => states.sessions(db),
  }),
  implementAdmin(admin.exportPersonalData, ({ body }, { db }) => exportPersonalData(db, body), {
    detail: subjectDetail,
  }),
  // It ends the sessions before it erases, so that nothing new is written meanwhile.
  implementAdmin(admin.erasePersonalData, ({ body }, { db }) => erasePersonalData(db, store, body), {
    writesAhead: true,
    detail: subjectDetail,
    state: (db, { body }) => states.person(db, body),
  }),
  // What is looked for may be the name of a person.
  implementAdmin(admin.findOrganisations, ({ query }, { db }) => findOrganisations(db, query.words), {
    detail: () => ({}),
  }),
  implementAdmin(
    admin.joinOrganisations,
    ({ params, body }, { db }) => joinOrganisations(db, { ...params, ...body }, organisationRecords),
    {
      detail: ({ params, body }) => ({ ...params, ...body }),
      state: (db, { params }) => states.organisation(db, params.id),
    },
  ),
  implementAdmin(
    admin.setOrganisationRole,
    ({ params: { id, userId }, body }, { db }) => setMemberRole(db, { orgId: id, userId, ...body }),
    { state: (db, { params }) => states.organisation(db, params.id) },
  ),
  implementAdmin(admin.listOperators, (_, { db }) => listOperators(db)),
  implementAdmin(
    admin.setOperatorRoles,
    ({ params, body }, { db }) => setOperatorRoles(db, params.id, body.roles),
    { state: (db, { params }) => states.roles(db, params.id) },
  ),
]
