import { type Announcement, announcement } from '@chuhai/contract/home'
import { safeParse } from 'valibot'
import type { editions } from '../competition/tables'

export type SignUp = Pick<typeof editions.$inferSelect, 'opensAt' | 'closesAt' | 'path'>

/** What is stored may be older than these two. */
const without = { image: null, action: null }

/**
 * The announcement that an operator wrote, or none. One that breaks the contract is left out, for browsers would refuse
 * the whole home page with it; and what announces the sign-up goes with its window.
 */
export const announcementOf = (
  stored: object | undefined,
  signUp: SignUp | null,
  now: Date,
): Announcement | null => {
  const { success, output } = safeParse(announcement, { ...without, ...stored })
  if (!success) return null
  const isOver = signUp !== null && output.action?.path === signUp.path && now > signUp.closesAt
  return isOver ? null : output
}
