/** The panels of the box (specification 2.12), named as in the glossary. */
export type Panel = 'live' | 'consultation' | 'scan' | 'phone' | 'chat'

export const panels: readonly Panel[] = ['live', 'consultation', 'scan', 'phone', 'chat']

/** Panels that open while the pointer rests on their entry; the others wait for a press. */
export const opensOnHover = (panel: Panel): boolean =>
  panel === 'live' || panel === 'scan' || panel === 'phone'

/** What a visitor does with an entry of the rail. */
export interface RailIntent {
  kind: 'enter' | 'leave' | 'press'
  panel: Panel
}
