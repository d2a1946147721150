import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Dialog } from '../dialog/Dialog'
import { inState } from '../stories/forced-state'
import { DateField } from './DateField'

const meta = {
  title: 'Components/Date field – 日期',
  component: DateField,
  args: { label: '营业期限至', value: '', onChange: () => undefined },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div className="story-column">
        <DateField {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement, name = '选择日期') => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name }))
  const grid = await canvas.findByRole('grid')
  await waitFor(() => expect(grid).toBeVisible())
}

export const Empty: Story = { name: 'Empty – 未填写', args: { required: true } }
export const Filled: Story = { name: 'Filled – 已填写', args: { value: '2038-06-30' } }
export const LongTerm: Story = { name: 'Long term – 长期', args: { value: '9999-12-31', longTerm: true } }
export const Hovered: Story = {
  name: 'Hovered – 悬停',
  args: { value: '2038-06-30' },
  decorators: [inState('hover')],
}
export const Focused: Story = {
  name: 'Focused – 键盘焦点',
  args: { value: '2038-06-30' },
  decorators: [inState('focus')],
}
export const Busy: Story = { name: 'Busy – 处理中', args: { value: '2038-06-30', busy: true } }
export const Disabled: Story = { name: 'Disabled – 禁用', args: { value: '2038-06-30', disabled: true } }
export const WithError: Story = { name: 'With error – 错误', args: { error: '请选择', required: true } }
export const WithHint: Story = { name: 'With hint – 提示', args: { hint: '与营业执照一致' } }

/** Any usual form is read when the field is left. */
export const Typing: Story = {
  name: 'Typing – 输入中',
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.type(input, '2038年6月30日')
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveValue('2038-06-30'))
  },
}

export const Unreadable: Story = {
  name: 'Unreadable – 无法识别',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), '2038-06-31{Enter}')
    await waitFor(() => expect(canvas.getByText('请输入正确的日期')).toBeVisible())
    await expect(canvas.getByRole('textbox')).toHaveValue('2038-06-31')
  },
}

/** Arrow keys walk through the days; Page Down turns the month. */
export const Open: Story = {
  name: 'Open – 展开',
  args: { value: '2038-06-30' },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('{ArrowLeft}{PageDown}')
    await expect(within(canvasElement).getByRole('button', { name: '2038年7月29日，星期四' })).toHaveFocus()
  },
}

export const Years: Story = {
  name: 'Years – 选年份',
  args: { value: '2026-11-21', longTerm: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '选择年份 2026年' }))
    await userEvent.click(canvas.getByRole('button', { name: '后 20 年' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '2058' })).toBeVisible())
  },
}

export const Months: Story = {
  name: 'Months – 选月份',
  args: { value: '2038-06-30', min: '2038-03-10', max: '2038-10-20' },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: '选择月份 6月' }))
    await expect(within(canvasElement).getByRole('button', { name: '6月' })).toHaveFocus()
  },
}

export const Limited: Story = {
  name: 'Limited – 限定范围',
  args: { value: '2038-06-16', min: '2038-06-10', max: '2038-06-20', required: true },
  play: async ({ canvasElement }) => open(canvasElement),
}

export const English: Story = {
  name: 'English – 英文',
  args: { label: 'End of term', value: '2038-06-30', longTerm: true },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => open(canvasElement, 'Choose a date'),
}

export const OpenOnPhone: Story = {
  name: 'Open on phone – 手机，展开',
  args: { value: '2038-06-30', longTerm: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => open(canvasElement),
}

/** Escape closes the calendar only; the dialog stays. */
export const InDialog: Story = {
  name: 'In dialog – 对话框内',
  args: { value: '2038-06-30', required: true, longTerm: true },
  render: (args) => (
    <Dialog open title="新增主体" width={700} onClose={() => undefined}>
      <DateField {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('grid')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await open(canvasElement)
  },
}
