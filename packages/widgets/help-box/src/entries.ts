/** The panels of the box (specification 2.12), named as in the glossary. */
export type Panel = 'live' | 'consultation' | 'scan' | 'phone' | 'chat'

export const panels: readonly Panel[] = ['live', 'consultation', 'scan', 'phone', 'chat']

/** Panels that open while the pointer rests on their entry; the others wait for a press. */
export const opensOnHover = (panel: Panel): boolean =>
  panel === 'live' || panel === 'scan' || panel === 'phone'

/** What a visitor does with an entry of the rail; `open` is what the page asks for, and never closes. */
export interface RailIntent {
  kind: 'enter' | 'leave' | 'press' | 'open'
  panel: Panel
}

/** Which part of the panels' files is needed for one of them. */
export const partOf = (panel: Panel): 'form' | 'quick' | 'chat' =>
  panel === 'chat' ? panel : panel === 'consultation' ? 'form' : 'quick'
