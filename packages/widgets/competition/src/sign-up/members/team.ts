import { type Member, type Track, tracks } from '@chuhai/contract/competition'
import { cleanLine, cleanMail } from '@chuhai/contract/text'

/** A member while it is typed. */
export interface DraftMember {
  /** Identifies the member while the team changes around it. */
  key: string
  userName: string
  /** Digits only. */
  phoneNumber: string
  email: string
  /** Missing until it is chosen, and on 栋梁赛道, which does not ask. */
  studentFlag?: 0 | 1
  captainFlag: 0 | 1
}

let lastKey = 0

/** Returns a new member, empty except for the given fields. */
export const createMember = (known: Partial<Omit<DraftMember, 'key'>> = {}): DraftMember => {
  lastKey += 1
  // Drafts outlive the page: a count alone would repeat.
  return {
    key: `${Date.now()}-${lastKey}`,
    userName: '',
    phoneNumber: '',
    email: '',
    captainFlag: 0,
    ...known,
  }
}

/** Returns whether removing the member would lose something. */
export const hasContent = ({ userName, phoneNumber, email }: DraftMember): boolean =>
  Boolean(userName.trim() || phoneNumber || email.trim())

/** Returns a saved team for editing; a new one begins with its captain. */
export const createTeam = (members: readonly Member[]): DraftMember[] =>
  members.length ? members.map((member) => createMember(member)) : [createMember({ captainFlag: 1 })]

/** Returns the team as it is sent; only one track asks whether a member is a student. */
export const membersBody = (track: Track, members: readonly DraftMember[]): Member[] =>
  members.map(({ userName, phoneNumber, email, studentFlag, captainFlag }) => ({
    userName: cleanLine(userName),
    phoneNumber,
    email: cleanMail(email),
    captainFlag,
    ...(track === tracks.risingStar && studentFlag !== undefined && { studentFlag }),
  }))
