import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'

/** What the parts of the card are about. */
export interface CardProps {
  core: Core
  editionId: number
  locale: Locale
}
