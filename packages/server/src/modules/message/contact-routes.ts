import { addContact, confirmContact, listContacts, removeContact } from '@chuhai/contract/message'
import { type Implementation, implement } from '../../http/implement'
import type { Limiter } from '../../limits/create-limiter'
import type { Ways } from '../../messages/ways/ways'
import { contactsOf, createContacts } from './contacts'

/** A code goes out while its caller waits. */
const deadlineMs = 12_000

export const contactRoutes = (ways: Ways, limiter: Limiter): Implementation[] => {
  const contacts = createContacts({ ways, limiter })
  return [
    implement(listContacts, (_, { db, userId }) => contactsOf(db, userId)),
    implement(addContact, ({ body }, call) => contacts.add(body, call), { deadlineMs }),
    implement(confirmContact, ({ body }, call) => contacts.confirm(body.way, body.code, call)),
    implement(removeContact, ({ body }, call) => contacts.remove(body.way, call)),
  ]
}
