import { type Member, type Track, tracks } from '@chuhai/contract/competition'
import { createMember, type DraftMember } from '../../members/draft-member'

/** A team that was saved, to go on with; a new one begins with its captain. */
export const draftsOf = (members: readonly Member[]): DraftMember[] =>
  members.length ? members.map((member) => createMember(member)) : [createMember({ captainFlag: 1 })]

/** The team as it is sent; whether a member is a student is asked on one track only. */
export const bodyOfTeam = (track: Track, members: readonly DraftMember[]): Member[] =>
  members.map(({ userName, phoneNumber, email, studentFlag, captainFlag }) => ({
    userName: userName.trim(),
    phoneNumber,
    email: email.trim(),
    captainFlag,
    ...(track === tracks.risingStar && studentFlag !== undefined && { studentFlag }),
  }))
