import * as admin from '@chuhai/contract/admin'
import { checkRequest, decideRequest, listRequests } from '../../modules/site/requests'
import { addSite, listSites, removeSite, setSiteEnabled, setSiteScopes } from '../../modules/site/service'
import { listViewFigures } from '../../modules/track/figures'
import { type AdminImplementation, type AdminServices, implementAdmin } from '../admin-endpoint'
import { auditedStates as states } from '../audited-states'

/** Registered sites, requests for registration, and page views. */
export const sitesRoutes = ({ readSite }: AdminServices): readonly AdminImplementation[] => [
  implementAdmin(admin.listSites, (_, { db }) => listSites(db)),
  implementAdmin(
    admin.addSite,
    async ({ body }, { db }) => {
      await addSite(db, body.origin, body.name)
      return null
    },
    {
      detail: ({ body }) => ({ origin: body.origin }),
      state: (db, { body }) => states.site(db, body.origin),
    },
  ),
  implementAdmin(admin.enableSite, ({ body }, { db }) => setSiteEnabled(db, body.origin, body.enabled), {
    detail: ({ body }) => ({ origin: body.origin }),
    state: (db, { body }) => states.site(db, body.origin),
  }),
  implementAdmin(admin.setSiteScopes, ({ body }, { db }) => setSiteScopes(db, body.origin, body.scopes), {
    state: (db, { body }) => states.site(db, body.origin),
  }),
  implementAdmin(admin.removeSite, ({ query }, { db }) => removeSite(db, query.origin), {
    state: (db, { query }) => states.site(db, query.origin),
  }),
  implementAdmin(admin.listSiteRequests, ({ query }, { db }) => listRequests(db, query)),
  implementAdmin(
    admin.checkSiteRequest,
    ({ params }, { db, now }) => checkRequest(db, params.id, readSite, now),
    // A site may take its time, in which no transaction waits.
    { state: (db, { params }) => states.siteRequest(db, params.id), writesAhead: true },
  ),
  implementAdmin(
    admin.decideSiteRequest,
    ({ params, body }, { db, now, caller }) =>
      decideRequest(db, params.id, { ...body, by: caller.name }, now),
    { state: (db, { params }) => states.siteRequest(db, params.id) },
  ),
  implementAdmin(admin.listViewFigures, ({ query }, { db }) => listViewFigures(db, query)),
]
