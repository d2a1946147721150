import { tracks } from '@chuhai/contract/competition'
import { describe, expect, it } from 'vitest'
import { createMember, type DraftMember, problemsOf } from './draft-member'

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
    expect(problemsOf(risingStar, [one(), other()])).toEqual({ problems: {}, teamProblem: null })
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
    expect(problemsOf(risingStar, [one(), other({ [field]: value })]).problems).toEqual({
      1: { [field]: code },
    })
  })

  it('ask on the Pillar track of nobody whether they are a student', () => {
    expect(problemsOf(pillar, [one({ studentFlag: undefined } as Partial<DraftMember>)]).problems).toEqual({})
  })

  it('mark a shared number at everyone who has it (specification 5.5)', () => {
    const third = other({ phoneNumber: '13857312046' })
    expect(problemsOf(risingStar, [one(), other(), third])).toEqual({
      problems: { 0: { phoneNumber: 'CUP_PHONE_TWICE' }, 2: { phoneNumber: 'CUP_PHONE_TWICE' } },
      teamProblem: 'CUP_PHONE_TWICE',
    })
  })

  it('take missing numbers for missing, not for shared', () => {
    const { problems, teamProblem } = problemsOf(risingStar, [
      one({ phoneNumber: '' }),
      other({ phoneNumber: '' }),
    ])
    expect(teamProblem).toBeNull()
    expect(problems[0]).toEqual({ phoneNumber: 'CUP_TEXT_REQUIRED' })
  })

  it.each([
    ['no captain', [other()]],
    ['two captains', [one(), other({ captainFlag: 1 })]],
  ])('mark everybody of a team with %s', (_, team) => {
    const { problems, teamProblem } = problemsOf(risingStar, team)
    expect(teamProblem).toBe('CUP_ONE_CAPTAIN')
    expect(Object.values(problems)).toEqual(team.map(() => ({ captainFlag: 'CUP_ONE_CAPTAIN' })))
  })

  it('are about the captain for a team of nobody', () => {
    expect(problemsOf(risingStar, [])).toEqual({ problems: {}, teamProblem: 'CUP_ONE_CAPTAIN' })
  })

  it('say of a team of twenty-one that it is too large', () => {
    const team = [
      one(),
      ...Array.from({ length: 20 }, (_, n) => other({ phoneNumber: `1596730${1000 + n}` })),
    ]
    expect(problemsOf(risingStar, team).teamProblem).toBe('CUP_TEAM_TOO_LARGE')
    expect(problemsOf(risingStar, team.slice(0, 20)).teamProblem).toBeNull()
  })
})

it('no two new members have the same key', () => {
  expect(new Set(Array.from({ length: 50 }, () => createMember().key)).size).toBe(50)
})
