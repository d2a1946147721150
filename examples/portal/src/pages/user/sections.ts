import { iconBuilding, iconCompass, iconConsultation, iconUser } from '@chuhai/ui/icons'

/** The parts of the personal centre, in the order of the page; `id` is also the fragment of their address. */
export const sections = [
  { id: 'profile', icon: iconUser },
  { id: 'organisations', icon: iconBuilding },
  { id: 'consultations', icon: iconConsultation },
] as const

const page = '/user/'

/** The assistant needs a page to itself, and is one of this address: there is no other for it (specification 2.1). */
export const assistantTab = { id: 'assistant', icon: iconCompass, href: `${page}?tab=assistant` } as const

/** Where a part is, seen from the page that shows them or from the assistant's. */
export const hrefOf = (id: string, isHere: boolean): string => `${isHere ? '' : page}#${id}`
