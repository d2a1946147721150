import {
  marketplaces,
  type Registration,
  type RegistrationBody,
  type Track,
  tracks,
} from '@chuhai/contract/competition'
import { cleanLine } from '@chuhai/contract/text'

/** The choice that opens a field for another marketplace. */
export const otherMarketplace = '其他'

/** Returns the empty fields of step one, those of both tracks. */
export const emptyInfo = () => ({
  ranks: '',
  companyName: '',
  project: '',
  schoolName: '',
  legalPerson: '',
  /** Names of province, city and district, joined. */
  area: '',
  /** `1` or `0`. */
  isExperience: '',
  teacher: '',
  marketplace: '',
  otherPlatform: '',
})

export type Info = Readonly<ReturnType<typeof emptyInfo>>
export type InfoField = keyof Info

/** The fields of each track in their order (specification 5.2, 5.3). */
export const infoFields: Record<Track, readonly InfoField[]> = {
  [tracks.risingStar]: ['ranks', 'project', 'schoolName', 'area', 'isExperience', 'teacher'],
  [tracks.pillar]: ['companyName', 'project', 'legalPerson', 'area', 'marketplace', 'otherPlatform'],
}

/** Returns the team's name or, on 栋梁赛道, the company's. */
export const teamName = (track: Track, info: Info): string =>
  track === tracks.risingStar ? info.ranks : info.companyName

const platformOf = ({ marketplace, otherPlatform }: Info) =>
  marketplace === otherMarketplace ? cleanLine(otherPlatform) : marketplace

/** Returns the fields that are sent for a track. */
const trackBody = (track: Track, info: Info) => {
  const shared = { project: cleanLine(info.project), area: info.area }
  return track === tracks.risingStar
    ? {
        contestantType: tracks.risingStar,
        ...shared,
        ranks: cleanLine(info.ranks),
        schoolName: cleanLine(info.schoolName),
        isExperience: info.isExperience === '1' ? (1 as const) : (0 as const),
        teacher: cleanLine(info.teacher),
      }
    : {
        contestantType: tracks.pillar,
        ...shared,
        companyName: cleanLine(info.companyName),
        legalPerson: cleanLine(info.legalPerson),
        platform: platformOf(info),
      }
}

/** Returns the body of a save; `version` is the one that was read. */
export const bodyOf = (
  track: Track,
  info: Info,
  save: { editionId: number; version: number },
): RegistrationBody => ({ ...trackBody(track, info), ...save })

/** Returns a registration as the fields of the form. */
export const infoOf = (registration: Registration): Info => {
  const { project, area } = registration
  if (registration.contestantType === tracks.risingStar) {
    const { ranks, schoolName, isExperience, teacher } = registration
    return { ...emptyInfo(), project, area, ranks, schoolName, isExperience: String(isExperience), teacher }
  }
  const { companyName, legalPerson, platform } = registration
  const isNamed = marketplaces.some((name) => name === platform)
  return {
    ...emptyInfo(),
    project,
    area,
    companyName,
    legalPerson,
    marketplace: isNamed ? platform : otherMarketplace,
    otherPlatform: isNamed ? '' : platform,
  }
}

/** Returns whether a save would change nothing. */
export const isSaved = (registration: Registration | null, track: Track, info: Info): boolean =>
  registration?.contestantType === track &&
  JSON.stringify(trackBody(track, infoOf(registration))) === JSON.stringify(trackBody(track, info))
