import type { ConsultationAbout } from '@chuhai/contract/consultation'

/** The panels of the box (specification 2.12). */
export type Panel = 'live' | 'consultation' | 'scan' | 'phone' | 'chat'

/** All panels, in the order of the rail. */
export const panels: readonly Panel[] = ['live', 'consultation', 'scan', 'phone', 'chat']

/** Returns whether a panel opens while its entry is hovered; the others open with a press. */
export const opensOnHover = (panel: Panel): boolean =>
  panel === 'live' || panel === 'scan' || panel === 'phone'

/** What a consultation is about, as its form takes it. */
export type About = string | ConsultationAbout | null | undefined

/**
 * What a visitor does with an entry of the rail. `near` fetches what the panel needs and opens nothing: a pointer comes near, a
 * finger touches the entry or a key focuses it. `open` comes from the page and never closes.
 */
export interface RailIntent {
  kind: 'near' | 'enter' | 'leave' | 'press' | 'open'
  panel: Panel
  /** What its consultation is about, where the page says so. */
  about?: About
}

/** Returns the module that a panel needs. */
export const moduleOf = (panel: Panel): 'form' | 'quick' | 'chat' =>
  panel === 'chat' ? panel : panel === 'consultation' ? 'form' : 'quick'
