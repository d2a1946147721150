import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { Button } from '../button/Button'
import { iconInfo } from '../icons/paths'
import { Popover, type PopoverProps } from './Popover'

const Demo = ({ open: isFirst, ...rest }: Omit<PopoverProps, 'anchor' | 'onClose'>) => {
  const anchor = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(isFirst)
  return (
    <div style={{ padding: 80 }}>
      <Button ref={anchor} variant="text" icon={iconInfo} aria-expanded={open} onClick={() => setOpen(!open)}>
        详细地址
      </Button>
      <Popover {...rest} open={open} onClose={() => setOpen(false)} anchor={anchor} label="说明">
        <div style={{ width: 210 }}>营业执照上“住所”一栏的地址，精确到门牌号。</div>
      </Popover>
    </div>
  )
}

const meta = {
  title: 'Components/Popover – 浮层',
  component: Demo,
  subcomponents: { Popover },
  args: { open: true },
} satisfies Meta<typeof Demo>

export default meta
type Story = StoryObj<typeof meta>

export const Below: Story = { name: 'Below – 下方' }
export const Above: Story = { name: 'Above – 上方', args: { placement: 'top-start' } }
export const Closed: Story = { name: 'Closed – 关闭', args: { open: false } }
