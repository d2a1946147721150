import type { Team } from '@chuhai/contract/admin'
import { type Member, type Track, tracks } from '@chuhai/contract/competition'
import { type Column, inShanghai } from './output'
import { shortId } from './short-id'

export const trackNames: Record<Track, string> = {
  [tracks.risingStar]: '新星赛道',
  [tracks.pillar]: '栋梁赛道',
}

const yesOrNo = (flag: unknown): string => {
  if (flag === undefined) return ''
  return flag === 1 ? '是' : '否'
}

const field = (name: string) => (team: Team) => String(team.form[name] ?? '')

const timeOf = (iso: string | null): string => (iso === null ? '' : inShanghai(iso))

const captainOf = ({ members }: Team): Partial<Member> =>
  members.find(({ captainFlag }) => captainFlag === 1) ?? {}

/** A team's own name, or that of its company. */
export const teamName = ({ form }: Team): string => String(form.ranks ?? form.companyName ?? '')

const id: Column<Team> = { title: '编号', value: (team) => team.id }
const edition: Column<Team> = { title: '届次', value: ({ editionId }) => String(editionId) }
const track: Column<Team> = { title: '赛道', value: ({ contestantType }) => trackNames[contestantType] }
const status: Column<Team> = { title: '状态', value: ({ auditStatus }) => auditStatus }
const zone: Column<Team> = { title: '赛区', value: ({ competitionArea }) => competitionArea }
const project: Column<Team> = { title: '参赛项目', value: field('project') }
const captain: Column<Team> = { title: '组长', value: (team) => captainOf(team).userName ?? '' }
const submitted: Column<Team> = { title: '提交时间', value: ({ submittedAt }) => timeOf(submittedAt) }

/** The columns that fit a terminal. */
export const listColumns: readonly Column<Team>[] = [
  { ...id, value: (team) => shortId(team.id) },
  edition,
  track,
  { title: '团队或公司', value: teamName },
  project,
  zone,
  status,
  captain,
  submitted,
]

/** All facts of a team without its members, in the order of the export. */
export const teamColumns: readonly Column<Team>[] = [
  id,
  edition,
  track,
  status,
  { title: '未通过原因', value: ({ auditReason }) => auditReason ?? '' },
  { title: '团队名称', value: field('ranks') },
  { title: '公司名称', value: field('companyName') },
  project,
  { title: '学校', value: field('schoolName') },
  { title: '所在地区', value: field('area') },
  zone,
  { title: '跨境电商经验', value: ({ form }) => yesOrNo(form.isExperience) },
  { title: '指导老师', value: field('teacher') },
  { title: '法定代表人', value: field('legalPerson') },
  { title: '经营平台', value: field('platform') },
  { title: '人数', value: ({ members }) => String(members.length) },
  captain,
  { title: '组长手机号', value: (team) => captainOf(team).phoneNumber ?? '' },
  { title: '组长邮箱', value: (team) => captainOf(team).email ?? '' },
  { title: '计划书', value: ({ plan }) => plan?.name ?? '' },
  submitted,
  { title: '更新时间', value: ({ savedAt }) => timeOf(savedAt) },
]

/** A member of a team. */
export interface TeamMember {
  team: Team
  member: Member
}

const ofTeam = ({ title, value }: Column<Team>): Column<TeamMember> => ({
  title,
  value: ({ team }) => value(team),
})

export const personColumns: readonly Column<TeamMember>[] = [
  { title: '姓名', value: ({ member }) => member.userName },
  { title: '手机号', value: ({ member }) => member.phoneNumber },
  { title: '邮箱', value: ({ member }) => member.email },
  { title: '是否学生', value: ({ member }) => yesOrNo(member.studentFlag) },
  { title: '是否组长', value: ({ member }) => yesOrNo(member.captainFlag) },
]

/** A row for each member of each team. */
export const memberColumns: readonly Column<TeamMember>[] = [
  ...[id, edition, track, status, { title: '团队或公司', value: teamName }].map(ofTeam),
  ...personColumns,
]

export const historyColumns: readonly Column<Team>[] = [
  { title: '版本', value: ({ version }) => String(version) },
  { title: '时间', value: ({ savedAt }) => timeOf(savedAt) },
  status,
  { title: '未通过原因', value: ({ auditReason }) => auditReason ?? '' },
  { title: '人数', value: ({ members }) => String(members.length) },
  { title: '计划书', value: ({ plan }) => plan?.name ?? '' },
]
