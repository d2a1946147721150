import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Dialog } from '../dialog/Dialog'
import { inState } from '../stories/forced-state'
import { Autocomplete, type AutocompleteProps } from './Autocomplete'
import type { Suggestion } from './Suggestions'

const schools: Suggestion[] = [
  { value: '浙江大学', note: '杭州市' },
  { value: '浙江工业大学', note: '杭州市' },
  { value: '浙江师范大学', note: '金华市' },
  { value: '浙江师范大学行知学院', note: '金华市' },
  { value: '浙江机电职业技术大学', note: '杭州市' },
  { value: '浙江农林大学暨阳学院', note: '绍兴市' },
  { value: '浙江经济职业技术学院', note: '杭州市' },
  { value: '浙江国际海运职业技术学院', note: '舟山市' },
]

const Demo = (args: AutocompleteProps) => {
  const [value, setValue] = useState(args.value)
  return <Autocomplete {...args} value={value} onChange={setValue} />
}

const meta = {
  title: 'Components/Autocomplete – 输入建议',
  component: Autocomplete,
  args: {
    label: '学校',
    value: '',
    suggestions: schools,
    placeholder: '请输入学校名称',
    emptyText: '没有找到，可直接填写全称',
    onChange: () => undefined,
    onAsk: () => undefined,
  },
  render: (args) => (
    <div className="story-column">
      <Demo {...args} />
    </div>
  ),
} satisfies Meta<typeof Autocomplete>

export default meta
type Story = StoryObj<typeof meta>

const type = (canvasElement: HTMLElement, text: string) =>
  userEvent.type(within(canvasElement).getByRole('combobox'), text)

const opened = async (canvasElement: HTMLElement) => {
  await type(canvasElement, '浙江')
  const [first] = await within(canvasElement).findAllByRole('option')
  await waitFor(() => expect(first).toBeVisible())
}

export const Empty: Story = { name: 'Empty – 未填写', args: { required: true } }
export const Filled: Story = { name: 'Filled – 已填写', args: { value: '嘉兴大学' } }
export const Hovered: Story = { name: 'Hovered – 悬停', decorators: [inState('hover')] }
export const Focused: Story = {
  name: 'Focused – 键盘焦点',
  args: { value: '嘉兴大学' },
  decorators: [inState('focus')],
}
export const Disabled: Story = { name: 'Disabled – 禁用', args: { value: '嘉兴大学', disabled: true } }
export const WithError: Story = { name: 'With error – 错误', args: { error: '请输入', required: true } }

export const Open: Story = {
  name: 'Open – 展开',
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(within(canvasElement).getByRole('option', { name: /浙江工业大学/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const Asking: Story = {
  name: 'Waiting for suggestions – 查询中',
  args: { suggestions: null },
  play: async ({ canvasElement }) => {
    await type(canvasElement, '浙江')
    const note = await within(canvasElement).findByText('载入中', { selector: 'p' })
    await waitFor(() => expect(note).toBeVisible())
  },
}

export const NothingFound: Story = {
  name: 'Nothing found – 没有结果',
  args: { suggestions: [] },
  play: async ({ canvasElement }) => {
    await type(canvasElement, '远航学院')
    const note = await within(canvasElement).findByText('没有找到，可直接填写全称', { selector: 'p' })
    await waitFor(() => expect(note).toBeVisible())
  },
}

export const LongNamesOnPhone: Story = {
  name: 'Long names on phone – 手机，长名字',
  args: {
    suggestions: [
      { value: '中国石油大学（北京）克拉玛依校区经济与管理学院跨境电子商务产业学院', note: '克拉玛依市' },
      { value: '浙江大学', note: '杭州市' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => opened(canvasElement),
}

export const Dark: Story = { ...Open, name: 'Dark – 深色', globals: { theme: 'dark' } }

/** Escape closes the list only; the dialog stays. */
export const InDialog: Story = {
  name: 'In dialog – 对话框内',
  render: (args) => (
    <Dialog open title="麒麟杯报名" width={600} onClose={() => undefined}>
      <Demo {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await opened(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('option', { name: /浙江师范大学行知学院/ })).toBeVisible())
  },
}
