import * as admin from '@chuhai/contract/admin'
import { createDraft } from '../../modules/editing/drafts'
import { exportContent } from '../../modules/editing/export'
import { importContent } from '../../modules/editing/publish'
import { findVersion, listVersions, restoreVersion } from '../../modules/editing/versions'
import { listRuleSets } from '../../modules/evaluation/rule-sets'
import { type AdminImplementation, type AdminServices, implementAdmin } from '../admin-endpoint'
import { auditedStates as states } from '../audited-states'

/** Content by its files, and the rules of the evaluation. */
export const contentRoutes = ({ isPage }: AdminServices): readonly AdminImplementation[] => [
  implementAdmin(admin.exportContent, (_, { db }) => exportContent(db)),
  implementAdmin(
    admin.importContent,
    ({ body }, { db, now, caller }) =>
      importContent(db, { ...body, operator: caller.name, ...(isPage && { isPage }) }, now),
    {
      detail: ({ body: { folder, isTrial, removesFiles } }) => ({ folder, isTrial, removesFiles }),
      state: states.content,
    },
  ),
  implementAdmin(
    admin.previewContent,
    ({ body }, { db, now, caller }) =>
      createDraft(db, { ...body, operator: caller.name, ...(isPage && { isPage }) }, now),
    { detail: ({ body: { folder, days } }) => ({ folder, days }), state: states.drafts },
  ),
  implementAdmin(admin.listContentVersions, (_, { db }) => listVersions(db)),
  implementAdmin(admin.getContentVersion, ({ params }, { db }) => findVersion(db, params.id)),
  implementAdmin(
    admin.restoreContent,
    ({ params, body }, { db, now, caller }) =>
      restoreVersion(db, params.id, { ...body, operator: caller.name }, now),
    { detail: ({ params, body }) => ({ ...params, ...body }), state: states.content },
  ),
  implementAdmin(admin.listRuleSets, (_, { db }) => listRuleSets(db)),
]
