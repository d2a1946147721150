import {
  marketplaces,
  type Registration,
  type RegistrationBody,
  type Track,
  tracks,
} from '@chuhai/contract/competition'

/** What opens the field for a platform in the team's own words. */
export const otherMarketplace = '其他'

/** What is typed and chosen in step one, for either track. */
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

/** The fields of each track (specification 5.2, 5.3), in the order in which a visitor meets them. */
export const infoFields: Record<Track, readonly InfoField[]> = {
  [tracks.risingStar]: ['ranks', 'project', 'schoolName', 'area', 'isExperience', 'teacher'],
  [tracks.pillar]: ['companyName', 'project', 'legalPerson', 'area', 'marketplace', 'otherPlatform'],
}

const platformOf = ({ marketplace, otherPlatform }: Info) =>
  marketplace === otherMarketplace ? otherPlatform.trim() : marketplace

/** What is sent for a track, without what a save says beside it. */
const sentOf = (track: Track, info: Info) => {
  const shared = { project: info.project.trim(), area: info.area }
  return track === tracks.risingStar
    ? {
        contestantType: tracks.risingStar,
        ...shared,
        ranks: info.ranks.trim(),
        schoolName: info.schoolName.trim(),
        isExperience: info.isExperience === '1' ? (1 as const) : (0 as const),
        teacher: info.teacher.trim(),
      }
    : {
        contestantType: tracks.pillar,
        ...shared,
        companyName: info.companyName.trim(),
        legalPerson: info.legalPerson.trim(),
        platform: platformOf(info),
      }
}

/** The body of a save; `version` is the one that was read. */
export const bodyOf = (
  track: Track,
  info: Info,
  save: { editionId: number; version: number },
): RegistrationBody => ({ ...sentOf(track, info), ...save })

/** What a registration says, as the form holds it. */
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

/** Whether a save would change nothing. */
export const isSaved = (registration: Registration | null, track: Track, info: Info): boolean =>
  registration?.contestantType === track &&
  JSON.stringify(sentOf(track, infoOf(registration))) === JSON.stringify(sentOf(track, info))
