import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/Button'
import { TextField } from '../text-field/TextField'
import { Sheet } from './Sheet'

const meta = {
  title: 'Components/Sheet – 底部面板',
  component: Sheet,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onClose: () => undefined, title: '在线咨询', subtitle: '留下电话，顾问 24 小时内回电' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => {
    const [open, setOpen] = useState(args.open)
    const [name, setName] = useState('')
    return (
      <>
        <Button onClick={() => setOpen(true)}>在线咨询</Button>
        <Sheet {...args} open={open} onClose={() => setOpen(false)}>
          <div className="story-column">
            <TextField label="姓名" required value={name} onChange={setName} placeholder="请输入" />
            <Button block>提交</Button>
          </div>
        </Sheet>
      </>
    )
  },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { name: 'Open – 打开' }
export const Closed: Story = { name: 'Closed – 关闭', args: { open: false } }
