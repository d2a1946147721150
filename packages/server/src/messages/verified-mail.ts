import type { Locale } from '@chuhai/contract/locale'
import { newContact } from '@chuhai/contract/message'
import { is } from 'valibot'
import type { Db } from '../database/db'
import { messageContacts } from './tables'

/** Keeps an address that the user's sign-on provider has verified, where they have named none themselves. */
export const keepVerifiedMail = async (
  db: Db,
  { userId, address, locale }: { userId: number; address: string; locale: Locale },
  now: Date,
): Promise<void> => {
  if (!is(newContact, { way: 'mail', address })) return
  await db
    .insert(messageContacts)
    .values({ userId, way: 'mail', address, locale, confirmedAt: now })
    .onConflictDoNothing()
}
