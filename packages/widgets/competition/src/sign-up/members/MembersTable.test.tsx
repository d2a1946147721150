import { competitionErrors, tracks } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { LocaleProvider } from '@chuhai/ui'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { MembersTable, type MembersTableProps } from './MembersTable'
import { createMember, type DraftMember } from './team'

const team = (): DraftMember[] => [
  createMember({
    userName: '陆一鸣',
    phoneNumber: '13857312046',
    email: 'luym@zjxu.example',
    studentFlag: 1,
    captainFlag: 1,
  }),
  createMember({ userName: '方乐之', phoneNumber: '15967308812', email: 'fanglz@zjxu.example' }),
  createMember({ userName: '石可', phoneNumber: '15967308812', email: 'shike@zjxu.example' }),
]

const kept: { members: readonly DraftMember[] } = { members: [] }

const Demo = ({ members: first = team(), ...props }: Partial<MembersTableProps>) => {
  const [members, setMembers] = useState<readonly DraftMember[]>(first)
  kept.members = members
  return (
    <MembersTable
      track={tracks.risingStar}
      problems={{}}
      teamProblem={null}
      {...props}
      members={members}
      onChange={setMembers}
    />
  )
}
const show = (props: Partial<MembersTableProps> = {}, locale: Locale = 'zh-CN') => {
  render(
    <LocaleProvider locale={locale}>
      <Demo {...props} />
    </LocaleProvider>,
  )
  return userEvent.setup()
}
// A figure and its measure word are held together by a no-break space.
const named = (text: string) => (name: string) => name.replaceAll('\u00a0', ' ') === text
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: named(name) })
const captain = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: named(name) })
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const add = () => button('添加成员')
const names = () => kept.members.map(({ userName }) => userName)
const focused = () => document.activeElement

afterEach(cleanup)

describe('the members', () => {
  it('are a table with a head, each field named by its member', () => {
    show()
    const table = screen.getByRole('table', { name: '团队成员' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['姓名', '手机号', '邮箱', '是否学生', '是否组长', '操作'])
    expect(within(table).getAllByRole('row')).toHaveLength(4)
    expect(field('成员 2 姓名').value).toBe('方乐之')
    expect(field('成员 2 手机号').value).toBe('159 6730 8812')
    expect(screen.getByRole('group', { name: '团队成员' })).toBeTruthy()
  })

  it('are typed in place, digits only in a number', async () => {
    const user = show()
    await user.clear(field('成员 1 手机号'))
    await user.type(field('成员 1 手机号'), '138-0573a20467')
    await user.clear(field('成员 1 姓名'))
    await user.type(field('成员 1 姓名'), '陆二鸣')
    expect(kept.members[0]).toMatchObject({ userName: '陆二鸣', phoneNumber: '13805732046' })
    expect(field('成员 1 手机号').value).toBe('138 0573 2046')
  })

  it('are asked whether they are students on the Rising Star track only', async () => {
    const user = show()
    const group = screen.getByRole('radiogroup', { name: /2 是否学生/ })
    await user.click(within(group).getByRole('radio', { name: '否' }))
    expect(kept.members.map(({ studentFlag }) => studentFlag)).toEqual([1, 0, undefined])
    cleanup()
    show({ track: tracks.pillar })
    expect(screen.queryByRole('radiogroup')).toBeNull()
    expect(screen.queryByRole('columnheader', { name: '是否学生' })).toBeNull()
  })

  it('have one captain at a time', async () => {
    const user = show()
    await user.click(captain('成员 3 组长'))
    expect(kept.members.map(({ captainFlag }) => captainFlag)).toEqual([0, 0, 1])
    expect(captain('成员 1 组长').checked).toBe(false)
  })
})

describe('添加成员', () => {
  it('comes after the rows in keyboard order', async () => {
    const user = show()
    button(/^删除成员.3 石可$/).focus()
    await user.tab()
    expect(focused()).toBe(add())
  })

  it('leads to the new name, and a double click adds one', async () => {
    const user = show()
    await user.dblClick(add())
    expect(names()).toEqual(['陆一鸣', '方乐之', '石可', ''])
    expect(focused()).toBe(field('成员 4 姓名'))
  })

  it('ends with twenty', async () => {
    const user = show({ members: Array.from({ length: 19 }, () => createMember()) })
    expect(screen.getByText(/^19\/20/)).toBeTruthy()
    await user.click(add())
    expect(add().hasAttribute('disabled')).toBe(true)
    expect(screen.getByText(/^最多/).textContent).toContain('20')
  })

  it('adds the first member of an empty team', async () => {
    const user = show({ members: [] })
    expect(screen.getByText('还没有成员，请点击“添加成员”')).toBeTruthy()
    await user.click(add())
    expect(focused()).toBe(field('成员 1 姓名'))
  })
})

describe('删除', () => {
  it('takes a member away and leads to the next one, whom a second click spares', async () => {
    const user = show()
    await user.dblClick(button(/^删除成员.1 陆一鸣$/))
    expect(names()).toEqual(['方乐之', '石可'])
    expect(focused()).toBe(button(/^删除成员.1 方乐之$/))
  })

  it('can be undone where something was typed: the member is back in its place', async () => {
    const user = show()
    const before = kept.members
    await user.click(button(/^删除成员.1 陆一鸣$/))
    expect(screen.getByRole('status').textContent).toContain('已删除 陆一鸣')
    await user.click(button('撤销'))
    expect(kept.members).toEqual(before)
    expect(focused()).toBe(button(/^删除成员.1 陆一鸣$/))
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
  })

  it('undone, brings a replaced captain back as a member', async () => {
    const user = show()
    await user.click(button(/^删除成员.1 陆一鸣$/))
    await user.click(captain('成员 2 组长'))
    await user.click(button('撤销'))
    expect(kept.members.map(({ captainFlag }) => captainFlag)).toEqual([0, 0, 1])
  })

  it('of an empty row asks for nothing; of the last one leads to 添加成员', async () => {
    const user = show({ members: [createMember()] })
    await user.click(button(/^删除成员.1$/))
    expect(names()).toEqual([])
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
    expect(focused()).toBe(add())
  })
})

describe('what is wrong', () => {
  it('is shown at its field; a problem of the team is shown below, once', () => {
    const said = competitionErrors.CUP_ONE_CAPTAIN['zh-CN']
    show({
      problems: {
        0: { email: '请输入正确的邮箱格式' },
        1: { captainFlag: said },
        2: { captainFlag: said },
      },
      teamProblem: said,
    })
    expect(field('成员 1 邮箱').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('请输入正确的邮箱格式')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe(said)
    const below = document.getElementById(captain('成员 3 组长').getAttribute('aria-describedby') ?? '')
    expect(below?.textContent).toBe(said)
  })

  it('is not looked for while an input method composes', () => {
    show()
    fireEvent.compositionStart(field('成员 1 手机号'))
    fireEvent.input(field('成员 1 手机号'), { target: { value: 'yao' } })
    expect(kept.members[0]?.phoneNumber).toBe('13857312046')
  })
})

it('speaks English where that is asked for', () => {
  show({}, 'en')
  expect(screen.getByRole('table', { name: 'Members of the team' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Member 1 Mobile number' })).toBeTruthy()
  expect(button('Add member')).toBeTruthy()
})

describe('a table that is pasted into a field', () => {
  const table =
    '姓名\t手机号\t邮箱\r\n顾念\t138 5731 2040\tgu@zjxu.example\r\n白露\t13957312041\tbai@zjxu.example\r\n'
  const paste = async () => {
    const user = show({ members: [createMember({ captainFlag: 1 })] })
    field('成员 1 姓名').focus()
    await user.paste(table)
    return user
  }

  it('fills rows, and says so', async () => {
    await paste()
    expect(kept.members).toMatchObject([
      { userName: '顾念', phoneNumber: '13857312040', email: 'gu@zjxu.example', captainFlag: 1 },
      { userName: '白露', phoneNumber: '13957312041', email: 'bai@zjxu.example', captainFlag: 0 },
    ])
    expect(screen.getByText(named('已填入 2 行'))).toBeTruthy()
    expect(field('成员 2 姓名').value).toBe('白露')
  })

  it.each([
    ['the button', (user: ReturnType<typeof userEvent.setup>) => user.click(button('撤销'))],
    ['the keyboard', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Control>}z{/Control}')],
  ])('is taken back by %s', async (_, undo) => {
    const user = await paste()
    await undo(user)
    expect(kept.members).toMatchObject([{ userName: '', phoneNumber: '', email: '', captainFlag: 1 }])
    expect(field('成员 1 姓名').value).toBe('')
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
  })
})
