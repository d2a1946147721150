import {
  chooseMessageWay,
  countUnread,
  followInbox,
  listInbox,
  listMessageChoices,
  markRead,
} from '@chuhai/contract/message'
import type { Db } from '../../database/db'
import { type Implementation, implement } from '../../http/implement'
import type { MessageKind } from '../../messages/kind'
import type { Logger } from '../../process/log'
import { chooseWay, listChoices } from './choices'
import { countOwnUnread, listMessages, markMessagesRead } from './inbox'
import { createUnreadStreams } from './unread-streams'

interface MessageRoutesOptions {
  db: Db
  log: Logger
  kinds: readonly MessageKind[]
}

export const messageRoutes = ({ db, log, kinds }: MessageRoutesOptions): Implementation[] => {
  const streams = createUnreadStreams({ db, log })
  return [
    implement(listInbox, ({ body }, call) => listMessages(kinds, body, call)),
    implement(countUnread, async (_, call) => ({ unread: await countOwnUnread(call.db, call.userId) })),
    implement(followInbox, (_, { userId }) => streams.open(userId)),
    implement(markRead, async ({ body }, call) => {
      const unread = await markMessagesRead(body.ids, call)
      streams.tell(call.userId, unread)
      return { unread }
    }),
    implement(listMessageChoices, (_, call) => listChoices(kinds, call)),
    implement(chooseMessageWay, ({ body }, call) => chooseWay(kinds, body, call)),
  ]
}
