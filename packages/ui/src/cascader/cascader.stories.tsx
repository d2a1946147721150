import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Dialog } from '../dialog/Dialog'
import { inState } from '../stories/forced-state'
import { regions } from '../stories/sample'
import { Cascader } from './Cascader'

const yuyao = ['330000', '330200', '330281']

const meta = {
  title: 'Components/Cascader – 地区级联',
  component: Cascader,
  args: {
    label: '所在地区',
    value: [],
    options: regions,
    optionalFrom: 2,
    skipLabel: '不选区县',
    onChange: () => undefined,
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div className="story-column">
        <Cascader {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof Cascader>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox')
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(field(canvasElement))
  const [list] = await within(canvasElement).findAllByRole('listbox')
  await waitFor(() => expect(list).toBeVisible())
}

export const Empty: Story = { name: 'Empty – 未选', args: { required: true } }
export const Chosen: Story = { name: 'Chosen – 已选', args: { value: yuyao } }
export const WithoutCounty: Story = {
  name: 'Without county – 不选区县',
  args: { value: ['330000', '330200'], required: true },
}
export const LongNames: Story = {
  name: 'Long names – 长名字',
  args: { value: ['530000', '530800', '530828'] },
}
export const Hovered: Story = {
  name: 'Hovered – 悬停',
  args: { value: yuyao },
  decorators: [inState('hover')],
}
export const Focused: Story = {
  name: 'Focused – 键盘焦点',
  args: { value: yuyao },
  decorators: [inState('focus')],
}
export const Busy: Story = { name: 'Busy – 处理中', args: { busy: true, options: [] } }
export const Disabled: Story = { name: 'Disabled – 禁用', args: { value: yuyao, disabled: true } }
export const WithError: Story = { name: 'With error – 错误', args: { error: '请选择', required: true } }

/** The tree is walked with the arrow keys; the last level begins with the entry that leaves it out. */
export const Open: Story = {
  name: 'Open – 展开',
  args: { value: yuyao },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvasElement)
    await waitFor(() => expect(canvas.getByRole('option', { name: '不选区县' })).toBeVisible())
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowUp}{ArrowRight}')
    const active = field(canvasElement).getAttribute('aria-activedescendant')
    await expect(canvasElement.ownerDocument.getElementById(active ?? '')).toHaveTextContent('余姚市')
  },
}

export const Typed: Story = {
  name: 'Typed – 输入筛选',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(field(canvasElement), '宁波')
    const shown = await canvas.findByRole('option', { name: '浙江省 / 宁波市' })
    await waitFor(() => expect(shown).toBeVisible())
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const NothingFound: Story = {
  name: 'Nothing found – 没有结果',
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '巴黎')
    const note = await within(canvasElement).findByText('没有找到匹配的内容', { selector: 'p' })
    await waitFor(() => expect(note).toBeVisible())
  },
}

export const Problem: Story = {
  name: 'Problem – 载入失败',
  args: { options: [], problem: '地区没有载入', onRetry: () => undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement))
    const shown = await within(canvasElement).findByRole('button', { name: '重试' })
    await waitFor(() => expect(shown).toBeVisible())
  },
}

export const NoOptions: Story = {
  name: 'No options – 没有选项',
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement))
    const shown = await within(canvasElement).findByText('暂无可选内容')
    await waitFor(() => expect(shown).toBeVisible())
  },
}

export const English: Story = {
  name: 'English – 英文',
  args: { label: 'Region', skipLabel: 'No county', value: yuyao, hint: 'Where the company is registered' },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Clear' })).toBeVisible())
    await open(canvasElement)
  },
}

/** One level at a time, with a way back. */
export const OpenOnPhone: Story = {
  name: 'Open on phone – 手机，展开',
  args: { value: yuyao },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvasElement)
    const back = canvas.queryByRole('button', { name: '返回' })
    if (!back) return
    await userEvent.click(back)
    await waitFor(() => expect(canvas.getByRole('option', { name: '宁波市' })).toBeVisible())
    await expect(field(canvasElement)).toHaveFocus()
  },
}

const many = Array.from({ length: 30 }, (_, province) => ({
  value: `${province}`,
  label: `第 ${province + 1} 省`,
  children: Array.from({ length: 100 }, (_, district) => ({
    value: `${province}-${district}`,
    label: `第 ${district + 1} 区`,
  })),
}))

/** Three thousand districts: only the open columns are in the page, and the chosen row is in sight. */
export const Many: Story = {
  name: 'Many – 多项',
  args: { options: many, value: ['22', '22-95'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvasElement)
    await expect(canvas.getAllByRole('option')).toHaveLength(130)
    const list = canvas.getAllByRole('listbox')[1]
    await waitFor(() => expect(list?.scrollTop).toBeGreaterThan(2000))
  },
}

/** Escape closes the list only; the dialog stays. */
export const InDialog: Story = {
  name: 'In dialog – 对话框内',
  args: { value: yuyao, required: true },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <Dialog open title="新增主体" width={700} onClose={() => undefined}>
        <Cascader {...args} value={value} onChange={setValue} />
      </Dialog>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await open(canvasElement)
  },
}
