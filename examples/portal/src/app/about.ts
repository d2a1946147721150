import type { AboutKind, ConsultationAbout } from '@chuhai/contract/consultation'

/** What a consultation of the portal is about: of a kind that operators know by name. */
export interface About extends ConsultationAbout {
  kind: AboutKind
}
