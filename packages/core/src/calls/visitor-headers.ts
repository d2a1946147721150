import { organisationHeader } from '@chuhai/contract/constants'
import type { Locale } from '@chuhai/contract/locale'

/** What every request says of its visitor: the language, and the selected organisation where there is one. */
export const visitorHeaders = (locale: Locale, orgId: string | null): Record<string, string> => ({
  'Accept-Language': locale,
  ...(orgId && { [organisationHeader]: orgId }),
})
