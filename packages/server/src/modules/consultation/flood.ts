import type { Suspicion } from '@chuhai/contract/admin'
import type { Consultation } from '@chuhai/contract/consultation'
import type { Call } from '../../http/context'
import { admit } from '../../http/rate-limit'
import type { Limiter } from '../../limits/create-limiter'

/** Nobody reads and fills in the form faster by hand; one whose browser fills it in may be. */
const fillInMinMs = 3000

/**
 * Whether a form may be of a program. A hidden field that is filled in says so; haste only may, so that it marks a lead and
 * keeps nothing back. Earlier versions of the form and callers of the API send neither.
 */
export const suspicionOf = ({
  subject,
  filledInMs,
}: Pick<Consultation, 'subject' | 'filledInMs'>): Suspicion | null => {
  if (subject) return 'hiddenField'
  return filledInMs !== undefined && filledInMs < fillInMinMs ? 'tooFast' : null
}

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
