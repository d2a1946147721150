import * as admin from '@chuhai/contract/admin'
import { requireBackupName } from '../../backup/backup-target'
import { listAuditEntries } from '../../modules/operator/audit-log'
import { type AdminImplementation, type AdminServices, implementAdmin } from '../admin-endpoint'

/** The audit log and backups. */
export const upkeepRoutes = ({ backup }: AdminServices): readonly AdminImplementation[] => [
  // What is looked for may be a name; an entry with it would be found by the next look, too.
  implementAdmin(admin.listAuditEntries, ({ query }, { db }) => listAuditEntries(db, query), {
    detail: ({ query: { before, from, to } }) => ({ before, from, to }),
  }),
  implementAdmin(
    admin.createBackup,
    async ({ body }, { caller }) => {
      if (caller.via === 'http') requireBackupName(body.folder)
      await backup(body.folder)
      return null
    },
    { detail: ({ body }) => ({ folder: body.folder }) },
  ),
]
