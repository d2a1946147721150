import {
  brokenTeamRule,
  type CompetitionErrorCode,
  type Member,
  memberFields,
  studentFlag,
  type Track,
  tracks,
} from '@chuhai/contract/competition'
import { array, object } from 'valibot'
import { ApiError } from '../../../http/api-error'
import { validate } from '../../../http/validate'

const notTold: CompetitionErrorCode = 'CUP_CHOICE_REQUIRED'

/** Whether a member is a student is told on the Rising Star track, and on no other (specification 5.4). */
const students = object({ members: array(object({ ...memberFields, studentFlag }, notTold)) })
const professionals = object({ members: array(object(memberFields)) })

/** The members as their track has them, in their order; or the first rule of a team that they break (specification 5.5). */
export const readTeam = (members: readonly Member[], track: Track): Member[] => {
  const team = track === tracks.risingStar ? students : professionals
  const read = validate(team, { members }, 'body') as { members: Member[] }
  const broken = brokenTeamRule(read.members)
  if (broken) throw new ApiError(broken)
  return read.members
}
