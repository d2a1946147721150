import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { EmptyState } from '../empty-state/EmptyState'
import { Modal } from '../modal/Modal'
import { ConfirmDialog } from './ConfirmDialog'
import { Dialog } from './Dialog'

const meta = {
  title: 'Components/Dialog – 对话框',
  component: Dialog,
  subcomponents: { ConfirmDialog, Modal },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    onClose: () => undefined,
    title: '删除这位成员？',
    children: '石可的信息会从布谷鸟团队移除，提交前可以重新添加。',
  },
  render: (args) => {
    const [open, setOpen] = useState(args.open)
    const close = () => setOpen(false)
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          删除成员
        </Button>
        <Dialog
          {...args}
          open={open}
          onClose={close}
          footer={
            <>
              <Button variant="secondary" initialFocus onClick={close}>
                取消
              </Button>
              <Button variant="danger" onClick={close}>
                删除
              </Button>
            </>
          }
        />
      </>
    )
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: 'Open – 打开',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '取消' })).toHaveFocus()
  },
}
export const Wide: Story = {
  name: 'Wide – 宽',
  args: { width: 700, title: '新增主体', closeOnEscape: false },
}
export const Compact: Story = {
  name: 'Compact – 紧凑',
  args: {
    layout: 'compact',
    children: <EmptyState title="报名已提交" text="3 个工作日内审核，结果会在这里显示" />,
  },
}
export const CoversPhone: Story = {
  name: 'Covers phone – 手机全屏',
  args: { layout: 'screen', width: 700, title: '新增主体' },
  globals: { viewport: { value: 'phone' } },
}
export const ClosedByEscape: Story = {
  name: 'Closed by Esc – Esc 关闭',
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
  },
}
