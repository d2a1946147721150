import { tracks } from '@chuhai/contract/competition'
import { describe, expect, it } from 'vitest'
import type { DraftMember } from '../../members/draft-member'
import { team } from '../../testing/registrations'
import { bodyOfTeam, draftsOf } from './team'
import { isSound, keptProblems, noProblems, refusedTeam, rowTexts, teamProblemsOf } from './team-problems'

const { risingStar, pillar } = tracks
const sound = draftsOf(team)
const changed = (index: number, change: Partial<DraftMember>) =>
  sound.map((member, place) => (place === index ? { ...member, ...change } : member))

describe('a team', () => {
  it('that keeps every rule is sound', () => {
    expect(isSound(teamProblemsOf(risingStar, sound))).toBe(true)
  })

  it('is sent trimmed, without what the table needs, and says who is a student on one track only', () => {
    const typed = changed(0, { userName: ' 陆一鸣 ' })
    expect(bodyOfTeam(risingStar, typed)).toEqual(team)
    expect(bodyOfTeam(pillar, typed)[0]).not.toHaveProperty('studentFlag')
  })
})

describe('a message', () => {
  const broken = changed(1, { email: 'fang' })
  const judged = teamProblemsOf(risingStar, broken)

  it('stays while its rule is broken, and goes with it', () => {
    const still = changed(1, { email: 'fang@' })
    expect(keptProblems(risingStar, broken, still, judged)).toEqual(judged)
    expect(keptProblems(risingStar, broken, sound, judged)).toEqual(noProblems)
  })

  it('stays with its member where another is taken out', () => {
    const fewer = broken.slice(1)
    expect(keptProblems(risingStar, broken, fewer, judged).rows).toEqual({
      0: { email: 'CUP_EMAIL_INVALID' },
    })
  })

  it('does not come while somebody is typing', () => {
    expect(keptProblems(risingStar, sound, broken, noProblems)).toEqual(noProblems)
  })

  it('of the server stays until its field is changed', () => {
    const refused = refusedTeam({ code: 'CUP_PHONE_INVALID', fields: { 'members.2.phoneNumber': '空号' } })
    expect(rowTexts(refused, sound, 'zh-CN')).toEqual({ 2: { phoneNumber: '空号' } })
    expect(keptProblems(risingStar, sound, changed(2, { email: 'm@n.cn' }), refused)).toEqual(refused)
    expect(keptProblems(risingStar, sound, changed(2, { phoneNumber: '13800000000' }), refused)).toEqual(
      noProblems,
    )
  })

  it('about a shared number names the other members at each field', () => {
    const two = changed(2, { phoneNumber: '13857312046' })
    expect(rowTexts(teamProblemsOf(pillar, two), two, 'zh-CN')).toEqual({
      0: { phoneNumber: '与成员\u00a03 马宁的手机号重复' },
      2: { phoneNumber: '与成员\u00a01 陆一鸣的手机号重复' },
    })
    const three = two.map((member) => ({ ...member, phoneNumber: '13857312046', userName: ' ' }))
    expect(rowTexts(teamProblemsOf(pillar, three), three, 'en')[0]?.phoneNumber).toBe(
      'Same number as Member 2, Member 3',
    )
  })

  it('about the whole team is told in the language of the page', () => {
    expect(refusedTeam({ code: 'CUP_PHONE_TWICE' }).team).toBe('CUP_PHONE_TWICE')
    expect(isSound(refusedTeam({ code: 'CUP_CLOSED', fields: { version: 'x' } }))).toBe(true)
  })
})
