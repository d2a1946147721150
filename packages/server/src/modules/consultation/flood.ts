import type { Consultation } from '@chuhai/contract/consultation'
import type { Call } from '../../http/context'
import { admit } from '../../http/rate-limit'
import type { Limiter } from '../../limits/create-limiter'

/**
 * Counts a lead by its phone number and by its site, because one that floods them comes from many addresses. The number comes
 * first: what is sent with one number leaves the site's count to all others.
 */
export const admitLead = async (
  limiter: Limiter,
  { contactsPhone }: Pick<Consultation, 'contactsPhone'>,
  { siteOrigin }: Pick<Call, 'siteOrigin'>,
): Promise<void> => {
  await admit(limiter, 'leadsOfPhone', contactsPhone, '', 'CONSULTATION_PHONE_TOO_OFTEN')
  await admit(limiter, 'leadsOfSite', siteOrigin, '', 'CONSULTATION_SITE_BUSY')
}
