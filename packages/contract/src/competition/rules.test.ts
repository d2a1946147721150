import { type GenericSchema, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { brokenRule } from '../rule'
import { brokenTeamRule, memberFields, studentFlag, teamBody } from './member'
import { pillarFields, registrationBody, risingStarFields, tracks } from './registration'

const long = (length: number) => '𠮷'.repeat(length)

const broken: [field: string, schema: GenericSchema, rows: [value: unknown, code: string | undefined][]][] = [
  [
    'ranks',
    risingStarFields.ranks,
    [
      ['', 'CUP_TEXT_REQUIRED'],
      [long(30), undefined],
      [long(31), 'CUP_OVER_THIRTY'],
    ],
  ],
  [
    'project',
    risingStarFields.project,
    [
      ['  ', 'CUP_TEXT_REQUIRED'],
      [long(100), undefined],
      [long(101), 'CUP_OVER_HUNDRED'],
    ],
  ],
  [
    'schoolName',
    risingStarFields.schoolName,
    [
      ['', 'CUP_TEXT_REQUIRED'],
      ['嘉兴大学', undefined],
      [long(61), 'CUP_OVER_SIXTY'],
    ],
  ],
  [
    'area',
    risingStarFields.area,
    [
      ['', 'CUP_CHOICE_REQUIRED'],
      [undefined, 'CUP_CHOICE_REQUIRED'],
      ['浙江省/嘉兴市', undefined],
    ],
  ],
  [
    'isExperience',
    risingStarFields.isExperience,
    [
      [undefined, 'CUP_CHOICE_REQUIRED'],
      [2, 'CUP_CHOICE_REQUIRED'],
      [0, undefined],
    ],
  ],
  [
    'teacher',
    risingStarFields.teacher,
    [
      ['', 'CUP_TEXT_REQUIRED'],
      [long(15), undefined],
      [long(16), 'CUP_OVER_FIFTEEN'],
    ],
  ],
  [
    'companyName',
    pillarFields.companyName,
    [
      ['', 'CUP_TEXT_REQUIRED'],
      [long(30), undefined],
      [long(31), 'CUP_OVER_THIRTY'],
    ],
  ],
  [
    'legalPerson',
    pillarFields.legalPerson,
    [
      ['', 'CUP_TEXT_REQUIRED'],
      [long(15), undefined],
      [long(16), 'CUP_OVER_FIFTEEN'],
    ],
  ],
  [
    'platform',
    pillarFields.platform,
    [
      ['', 'CUP_TEXT_REQUIRED'],
      ['亚马逊', undefined],
      [long(100), undefined],
      [long(101), 'CUP_OVER_HUNDRED'],
    ],
  ],
  [
    'userName',
    memberFields.userName,
    [
      ['', 'CUP_TEXT_REQUIRED'],
      [long(15), undefined],
      [long(16), 'CUP_OVER_FIFTEEN'],
    ],
  ],
  [
    'phoneNumber',
    memberFields.phoneNumber,
    [
      ['', 'CUP_TEXT_REQUIRED'],
      ['12857312046', 'CUP_PHONE_INVALID'],
      ['138573120460', 'CUP_PHONE_INVALID'],
      ['13857312046', undefined],
    ],
  ],
  [
    'email',
    memberFields.email,
    [
      ['', 'CUP_TEXT_REQUIRED'],
      ['luym', 'CUP_EMAIL_INVALID'],
      ['luym@zjxu.example', undefined],
    ],
  ],
  [
    'captainFlag',
    memberFields.captainFlag,
    [
      [undefined, 'CUP_CHOICE_REQUIRED'],
      [1, undefined],
    ],
  ],
  [
    'studentFlag',
    studentFlag,
    [
      [undefined, 'CUP_CHOICE_REQUIRED'],
      [true, 'CUP_CHOICE_REQUIRED'],
      [0, undefined],
    ],
  ],
]

describe.each(broken)('%s (specification 5.2 to 5.4)', (_, schema, rows) => {
  it.each(rows)('%j breaks %s', (value, code) => {
    expect(brokenRule(schema, value)).toBe(code)
  })
})

describe('a registration', () => {
  const rest = { editionId: 6, version: 0, area: '浙江省/嘉兴市', project: '竹家具出海' }
  const star = { ranks: '布谷鸟', schoolName: '嘉兴大学', isExperience: 1, teacher: '许衡' }
  const pillar = { companyName: '嘉禾家居', legalPerson: '陆一鸣', platform: '亚马逊' }

  it('is of the track that it names', () => {
    expect(safeParse(registrationBody, { ...rest, ...star, contestantType: tracks.risingStar }).success).toBe(
      true,
    )
    expect(safeParse(registrationBody, { ...rest, ...pillar, contestantType: tracks.pillar }).success).toBe(
      true,
    )
    expect(safeParse(registrationBody, { ...rest, ...star, contestantType: tracks.pillar }).success).toBe(
      false,
    )
    expect(safeParse(registrationBody, { ...rest, ...star, contestantType: 2 }).success).toBe(false)
  })

  it('does not carry the codes of its area', () => {
    const body = { ...rest, ...star, contestantType: tracks.risingStar, areacode: ['330000', '330400'] }
    expect(safeParse(registrationBody, body).output).not.toHaveProperty('areacode')
  })
})

describe('a team (specification 5.5)', () => {
  const member = (phoneNumber: string, captainFlag: 0 | 1 = 0) => ({ phoneNumber, captainFlag })

  it.each([
    ['without a captain', [member('13857312046')], 'CUP_ONE_CAPTAIN'],
    ['of nobody', [], 'CUP_ONE_CAPTAIN'],
    ['with two captains', [member('13857312046', 1), member('15967308812', 1)], 'CUP_ONE_CAPTAIN'],
    ['with a phone number twice', [member('13857312046', 1), member('13857312046')], 'CUP_PHONE_TWICE'],
    ['with one captain', [member('13857312046', 1), member('15967308812')], null],
  ] as const)('%s breaks %s', (_, team, rule) => {
    expect(brokenTeamRule(team)).toBe(rule)
  })

  it('has twenty members at most', () => {
    const one = { userName: '石可', phoneNumber: '15967308812', email: 'a@b.cn', captainFlag: 0 }
    const body = (count: number) => ({ editionId: 6, version: 1, members: Array(count).fill(one) })
    expect(safeParse(teamBody, body(20)).success).toBe(true)
    expect(safeParse(teamBody, body(21)).issues?.[0].message).toBe('CUP_TEAM_TOO_LARGE')
  })
})
