import * as admin from '@chuhai/contract/admin'
import { listReports } from '../../modules/assistant/history'
import { listDeliveries } from '../../modules/message/deliveries'
import { listManagedKinds, setKindStopped } from '../../modules/message/managed-kinds'
import { previewMessage } from '../../modules/message/preview'
import { messageKinds } from '../../modules/message-kinds'
import { listWaiting } from '../../outbox/waiting'
import { type AdminImplementation, implementAdmin } from '../admin-endpoint'
import { auditedStates as states } from '../audited-states'

/** Messages to users and to other systems, and reports on answers. */
export const messagesRoutes: readonly AdminImplementation[] = [
  implementAdmin(admin.listReports, (_, { db }) => listReports(db)),
  implementAdmin(admin.listWaitingMessages, (_, { db }) => listWaiting(db)),
  implementAdmin(admin.listDeliveries, ({ query: { afterTime, afterId, ...page } }, { db }) =>
    listDeliveries(db, {
      ...page,
      after: afterTime && afterId ? { createdAt: afterTime, id: afterId } : undefined,
    }),
  ),
  implementAdmin(admin.listMessageKinds, ({ query }, { db }) => listManagedKinds(db, messageKinds, query)),
  implementAdmin(
    admin.stopMessageKind,
    ({ params, body }, { db, now }) => setKindStopped(db, messageKinds, params.kind, body.stopped, now),
    { state: (db, { params }) => states.messageKind(db, params.kind) },
  ),
  implementAdmin(admin.previewMessage, ({ params, body }, { db, now }) =>
    previewMessage(db, messageKinds, { ...params, ...body }, now),
  ),
]
