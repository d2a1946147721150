import { teamMax } from '@chuhai/contract/competition'
import { describe, expect, it } from 'vitest'
import { cellsOf, pasteInto } from './pasted-table'
import { createMember, type DraftMember } from './team'

const at = { index: 0, column: 'userName' } as const
const team = () => [createMember({ captainFlag: 1 })]
const written = (members: readonly DraftMember[]) =>
  members.map(({ userName, phoneNumber, email }) => [userName, phoneNumber, email])
const table = '陆一鸣\t138 5731 2040\tlu@zjxu.example\r\n方乐之\t+86 13957312041\tfang@zjxu.example\r\n'
const members = [
  ['陆一鸣', '13857312040', 'lu@zjxu.example'],
  ['方乐之', '13957312041', 'fang@zjxu.example'],
]
const paste = (text: string, place: Parameters<typeof pasteInto>[2] = at, into = team()) =>
  pasteInto(into, cellsOf(text) ?? [], place)

it.each(['陆一鸣', '陆一鸣\r\n', ' 陆 一鸣 \n'])('a single cell is no table: %j', (text) => {
  expect(cellsOf(text)).toBeNull()
})

describe('a pasted table', () => {
  it('fills a member with each row, and adds those that are missing', () => {
    const pasted = paste(table)
    expect(written(pasted.members)).toEqual(members)
    expect(pasted.members[0]?.captainFlag).toBe(1)
    expect(pasted).toMatchObject({ rows: 2, rowsLeft: 0, phonesLeft: 0 })
  })

  it('has its headings recognised, in any order and beside other columns', () => {
    const text =
      '序号\t邮箱\t姓名\t联系电话\n1\tlu@zjxu.example\t陆一鸣\t13857312040\n2\tfang@zjxu.example\t方乐之\t13957312041'
    expect(written(paste(text).members)).toEqual(members)
  })

  it('begins in the column and the row that it is pasted into', () => {
    const two = [...team(), createMember({ userName: '方乐之' })]
    const pasted = paste('13857312040\n13957312041', { index: 1, column: 'phoneNumber' }, two)
    expect(written(pasted.members)).toEqual([
      ['', '', ''],
      ['方乐之', '13857312040', ''],
      ['', '13957312041', ''],
    ])
  })

  it('counts rows beyond the largest team', () => {
    const pasted = paste(Array.from({ length: teamMax + 3 }, (_, index) => `成员${index}\t`).join('\n'))
    expect(pasted.members).toHaveLength(teamMax)
    expect(pasted).toMatchObject({ rows: teamMax, rowsLeft: 3 })
  })

  it.each(['1.38573E+10', '13857312040/13957312041', '0571-8800'])(
    'leaves out %s, which is no whole number',
    (phone) => {
      const pasted = paste(`陆一鸣\t${phone}\tlu@zjxu.example`)
      expect(written(pasted.members)).toEqual([['陆一鸣', '', 'lu@zjxu.example']])
      expect(pasted.phonesLeft).toBe(1)
    },
  )
})
