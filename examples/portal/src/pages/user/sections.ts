import { iconBuilding, iconConsultation, iconUser } from '@chuhai/ui/icons'

/** The parts of the personal centre, in the order of the page; `id` is also the fragment of their address. */
export const sections = [
  { id: 'profile', icon: iconUser },
  { id: 'organisations', icon: iconBuilding },
  { id: 'consultations', icon: iconConsultation },
] as const
