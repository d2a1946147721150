import * as admin from '@chuhai/contract/admin'
import { importRates, setShare } from '../../modules/rates/import-rates'
import { exportRates, listManagedLines, listRateVersions } from '../../modules/rates/operator'
import { type AdminImplementation, implementAdmin } from '../admin-endpoint'
import { auditedStates as states } from '../audited-states'

/** Lines and their prices. */
export const logisticsRoutes: readonly AdminImplementation[] = [
  implementAdmin(admin.listManagedLines, (_, { db, now }) => listManagedLines(db, now)),
  implementAdmin(admin.listRateVersions, ({ params }, { db, now }) => listRateVersions(db, params.id, now)),
  implementAdmin(admin.exportRates, ({ params, query }, { db }) => exportRates(db, params.id, query.version)),
  implementAdmin(
    admin.importRates,
    ({ params, body }, { db }) => importRates(db, { ...body, lineId: params.id }),
    {
      detail: ({ params, body: { file, isTrial } }) => ({ ...params, file, isTrial }),
      state: (db, { params }) => states.rates(db, params.id),
    },
  ),
  implementAdmin(
    admin.setRateShare,
    ({ params: { id, key }, body: { from, basisPoints } }, { db }) =>
      setShare(db, { lineId: id, key, from: new Date(from), basisPoints }),
    {
      detail: ({ params, body }) => ({ ...params, ...body }),
      state: (db, { params }) => states.rates(db, params.id),
    },
  ),
]
