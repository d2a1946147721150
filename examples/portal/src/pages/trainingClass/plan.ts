import type { TrainingClass } from '@chuhai/contract/school'

/** A meeting as a port of the route: what stands before the colon is when. */
export const stopOf = ({ title, text }: TrainingClass['plan'][number]) => {
  const [, when, what] = /^([^：]{1,12})：(.+)$/.exec(title) ?? []
  return when && what ? { title: what, text, note: when } : { title, text }
}
