import { competitionErrors, tracks } from '@chuhai/contract/competition'
import { Dialog } from '@chuhai/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { MembersTable, type MembersTableProps } from './MembersTable'
import { createMember, type DraftMember } from './team'

const member = (userName: string, phoneNumber: string, email: string, known: Partial<DraftMember> = {}) =>
  createMember({ userName, phoneNumber, email, studentFlag: 1, ...known })

const team = [
  member('陆一鸣', '13857312046', 'luym@zjxu.example', { captainFlag: 1 }),
  member('方乐之', '15967308812', 'fanglz@zjxu.example'),
  member('石可', '15967308812', 'shike@zjxu.example'),
  member('马宁', '18605734419', 'maning@zjxu.example', { studentFlag: 0 }),
]
const twice = competitionErrors.CUP_PHONE_TWICE['zh-CN']
const captain = competitionErrors.CUP_ONE_CAPTAIN['zh-CN']

const Demo = (args: MembersTableProps) => {
  const [members, setMembers] = useState<readonly DraftMember[]>(args.members)
  return (
    <Dialog open title="麒麟杯报名" width={880} onClose={() => undefined}>
      <MembersTable {...args} members={members} onChange={setMembers} />
    </Dialog>
  )
}

const meta = {
  title: 'Widgets/Competition members – 团队成员',
  component: MembersTable,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    track: tracks.risingStar,
    members: team,
    problems: {},
    teamProblem: null,
    heading: '布谷鸟',
    onChange: () => undefined,
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof MembersTable>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const RisingStar: Story = { name: 'Rising star – 新星赛道' }
export const Pillar: Story = { name: 'Pillar – 栋梁赛道', args: { track: tracks.pillar } }
export const Empty: Story = { name: 'Empty – 还没有成员', args: { members: [] } }
export const Dark: Story = { name: 'Dark – 深色', globals: { theme: 'dark' } }
export const OnPhone: Story = { name: 'On phone – 手机', globals: phone }
export const PillarOnPhone: Story = {
  name: 'Pillar on phone – 手机，栋梁赛道',
  args: { track: tracks.pillar },
  globals: phone,
}
export const EmptyOnPhone: Story = {
  name: 'Empty on phone – 手机，还没有成员',
  args: { members: [] },
  globals: phone,
}

export const PhoneTwice: Story = {
  name: 'Phone twice – 手机号重复',
  args: { problems: { 1: { phoneNumber: twice }, 2: { phoneNumber: twice } }, teamProblem: twice },
}
export const NoCaptain: Story = {
  name: 'No captain – 没有组长',
  args: {
    members: team.map((one) => ({ ...one, captainFlag: 0 })),
    problems: Object.fromEntries(team.map((_, index) => [index, { captainFlag: captain }])),
    teamProblem: captain,
  },
}
const unfinished = {
  members: [...team.slice(0, 1), createMember(), createMember({ phoneNumber: '129', email: 'shike' })],
  problems: {
    1: { userName: '请输入', phoneNumber: '请输入', email: '请输入', studentFlag: '请选择' },
    2: {
      userName: '请输入',
      phoneNumber: '请输入有效的手机号码',
      email: '请输入正确的邮箱格式',
      studentFlag: '请选择',
    },
  },
} satisfies Partial<MembersTableProps>
export const Unfinished: Story = { name: 'Unfinished – 没有填完', args: unfinished }
export const UnfinishedOnPhone: Story = {
  name: 'Unfinished on phone – 手机，没有填完',
  args: unfinished,
  globals: phone,
}

export const Twenty: Story = {
  name: 'Twenty – 二十人',
  args: {
    members: Array.from({ length: 20 }, (_, index) =>
      member(`队员${index + 1}`, `1595730${1000 + index}`, `member-${index + 1}@students.zjxu.example`),
    ),
  },
}
export const LongNames: Story = {
  name: 'Long names – 长名字',
  args: {
    members: [
      member(
        '阿卜杜热合曼·买买提艾力江',
        '13857312046',
        'abdurahman.memetelijan.2026@students.international-trade-college.example',
      ),
    ],
  },
}
export const English: Story = { name: 'English – 英文', globals: { locale: 'en' } }

/** Added, removed and brought back with the keyboard alone. */
export const ByKeyboard: Story = {
  name: 'By keyboard – 只用键盘',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const add = await canvas.findByRole('button', { name: '添加成员' })
    await waitFor(() => expect(add).toBeVisible())
    add.focus()
    await userEvent.keyboard('{Enter}')
    const name = canvas.getByRole('textbox', { name: /5 姓名$/ })
    await expect(name).toHaveFocus()
    await userEvent.keyboard('周一{Tab}17757310001{Tab}zhouyi@zjxu.example{Tab}')
    await expect(canvas.getByRole('textbox', { name: /5 手机号$/ })).toHaveValue('177 5731 0001')
    const remove = canvas.getByRole('button', { name: /^删除成员.5 周一$/ })
    remove.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /^删除成员.4 马宁$/ })).toHaveFocus()
    const undo = canvas.getByRole('button', { name: '撤销' })
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: /5 姓名$/ })).toHaveValue('周一')
  },
}
