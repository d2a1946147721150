import { tracks } from '@chuhai/contract/competition'
import { describe, expect, it } from 'vitest'
import { team } from '../../testing/registrations'
import { createMember, createTeam, type DraftMember, membersBody } from './team'
import {
  findTeamProblems,
  isSound,
  memberProblemTexts,
  noProblems,
  remainingProblems,
  teamProblemsOf,
} from './team-rules'

const { risingStar, pillar } = tracks
const one = (known: Partial<DraftMember> = {}) =>
  createMember({
    userName: '陆一鸣',
    phoneNumber: '13857312046',
    email: 'luym@zjxu.example',
    studentFlag: 1,
    captainFlag: 1,
    ...known,
  })
const other = (known: Partial<DraftMember> = {}) =>
  one({ phoneNumber: '15967308812', captainFlag: 0, ...known })

describe('the problems of a team', () => {
  it('are none where every rule is kept', () => {
    expect(findTeamProblems(risingStar, [one(), other()])).toEqual({ members: {}, team: null })
  })

  it.each([
    ['userName', '  ', 'CUP_TEXT_REQUIRED'],
    ['userName', '字'.repeat(16), 'CUP_OVER_FIFTEEN'],
    ['phoneNumber', '', 'CUP_TEXT_REQUIRED'],
    ['phoneNumber', '12957312046', 'CUP_PHONE_INVALID'],
    ['phoneNumber', '1385731204', 'CUP_PHONE_INVALID'],
    ['email', '', 'CUP_TEXT_REQUIRED'],
    ['email', 'luym', 'CUP_EMAIL_INVALID'],
    ['studentFlag', undefined, 'CUP_CHOICE_REQUIRED'],
  ])('name %s of %j at its member: %s (specification 5.4)', (field, value, code) => {
    expect(findTeamProblems(risingStar, [one(), other({ [field]: value })]).members).toEqual({
      1: { [field]: code },
    })
  })

  it('do not ask on the Pillar track whether a member is a student', () => {
    expect(
      findTeamProblems(pillar, [one({ studentFlag: undefined } as Partial<DraftMember>)]).members,
    ).toEqual({})
  })

  it('mark a shared number at each of its members (specification 5.5)', () => {
    const third = other({ phoneNumber: '13857312046' })
    expect(findTeamProblems(risingStar, [one(), other(), third])).toEqual({
      members: { 0: { phoneNumber: 'CUP_PHONE_TWICE' }, 2: { phoneNumber: 'CUP_PHONE_TWICE' } },
      team: 'CUP_PHONE_TWICE',
    })
  })

  it('take missing numbers for missing, not for shared', () => {
    const { members: problems, team: teamProblem } = findTeamProblems(risingStar, [
      one({ phoneNumber: '' }),
      other({ phoneNumber: '' }),
    ])
    expect(teamProblem).toBeNull()
    expect(problems[0]).toEqual({ phoneNumber: 'CUP_TEXT_REQUIRED' })
  })

  it.each([
    ['no captain', [other()]],
    ['two captains', [one(), other({ captainFlag: 1 })]],
  ])('mark every member of a team with %s', (_, members) => {
    const { members: problems, team: teamProblem } = findTeamProblems(risingStar, members)
    expect(teamProblem).toBe('CUP_ONE_CAPTAIN')
    expect(Object.values(problems)).toEqual(members.map(() => ({ captainFlag: 'CUP_ONE_CAPTAIN' })))
  })

  it('are about the captain for an empty team', () => {
    expect(findTeamProblems(risingStar, [])).toEqual({ members: {}, team: 'CUP_ONE_CAPTAIN' })
  })

  it('say of a team of twenty-one that it is too large', () => {
    const team = [
      one(),
      ...Array.from({ length: 20 }, (_, n) => other({ phoneNumber: `1596730${1000 + n}` })),
    ]
    expect(findTeamProblems(risingStar, team).team).toBe('CUP_TEAM_TOO_LARGE')
    expect(findTeamProblems(risingStar, team.slice(0, 20)).team).toBeNull()
  })
})

it('no two new members have the same key', () => {
  expect(new Set(Array.from({ length: 50 }, () => createMember().key)).size).toBe(50)
})

const sound = createTeam(team)
const changed = (index: number, change: Partial<DraftMember>) =>
  sound.map((member, place) => (place === index ? { ...member, ...change } : member))

describe('a team', () => {
  it('that keeps every rule is sound', () => {
    expect(isSound(findTeamProblems(risingStar, sound))).toBe(true)
  })

  it('is sent trimmed, without what the table needs, and says who is a student on one track only', () => {
    const typed = changed(0, { userName: ' 陆一鸣 ' })
    expect(membersBody(risingStar, typed)).toEqual(team)
    expect(membersBody(pillar, typed)[0]).not.toHaveProperty('studentFlag')
  })
})

describe('a message', () => {
  const broken = changed(1, { email: 'fang' })
  const judged = findTeamProblems(risingStar, broken)

  it('stays while its rule is broken, and goes with it', () => {
    const still = changed(1, { email: 'fang@' })
    expect(remainingProblems(risingStar, broken, still, judged)).toEqual(judged)
    expect(remainingProblems(risingStar, broken, sound, judged)).toEqual(noProblems)
  })

  it('stays with its member where another is taken out', () => {
    const fewer = broken.slice(1)
    expect(remainingProblems(risingStar, broken, fewer, judged).members).toEqual({
      0: { email: 'CUP_EMAIL_INVALID' },
    })
  })

  it('is not added during typing', () => {
    expect(remainingProblems(risingStar, sound, broken, noProblems)).toEqual(noProblems)
  })

  it('of the server stays until its field is changed', () => {
    const refused = teamProblemsOf({ code: 'CUP_PHONE_INVALID', fields: { 'members.2.phoneNumber': '空号' } })
    expect(memberProblemTexts(refused, sound, 'zh-CN')).toEqual({ 2: { phoneNumber: '空号' } })
    expect(remainingProblems(risingStar, sound, changed(2, { email: 'm@n.cn' }), refused)).toEqual(refused)
    expect(remainingProblems(risingStar, sound, changed(2, { phoneNumber: '13800000000' }), refused)).toEqual(
      noProblems,
    )
  })

  it('about a shared number names the other members at each field', () => {
    const two = changed(2, { phoneNumber: '13857312046' })
    expect(memberProblemTexts(findTeamProblems(pillar, two), two, 'zh-CN')).toEqual({
      0: { phoneNumber: '与成员\u00a03 马宁的手机号重复' },
      2: { phoneNumber: '与成员\u00a01 陆一鸣的手机号重复' },
    })
    const three = two.map((member) => ({ ...member, phoneNumber: '13857312046', userName: ' ' }))
    expect(memberProblemTexts(findTeamProblems(pillar, three), three, 'en')[0]?.phoneNumber).toBe(
      'Same number as Member 2, Member 3',
    )
  })

  it('about the whole team is told in the language of the page', () => {
    expect(teamProblemsOf({ code: 'CUP_PHONE_TWICE' }).team).toBe('CUP_PHONE_TWICE')
    expect(isSound(teamProblemsOf({ code: 'CUP_CLOSED', fields: { version: 'x' } }))).toBe(true)
  })
})
