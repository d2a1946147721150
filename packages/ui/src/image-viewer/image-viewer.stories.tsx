import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import licence from '../stories/licence.svg'
import { gonePicture } from '../stories/sample'
import { ImageViewer } from './ImageViewer'

const one = [{ src: licence, alt: '营业执照', caption: 'yingye-zhizhao.jpg' }]
const several = [
  ...one,
  { src: `${licence}#2`, alt: '营业执照副本' },
  { src: gonePicture, alt: '仓库照片', caption: '宁波北仑海外仓集货仓，2026-11-18 拍摄' },
]

const meta = {
  title: 'Components/Image viewer – 图片查看',
  component: ImageViewer,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { open: true, images: one, onClose: () => undefined },
  render: (args) => {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          查看图片
        </Button>
        <ImageViewer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
} satisfies Meta<typeof ImageViewer>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { name: 'One – 一张' }
export const Several: Story = { name: 'Several – 多张', args: { images: several, start: 1 } }
export const Broken: Story = { name: 'Broken – 无法显示', args: { images: several, start: 2 } }
export const English: Story = { name: 'English – 英文', args: { images: several }, globals: { locale: 'en' } }
export const OnPhone: Story = {
  name: 'On phone – 手机',
  args: { images: several },
  globals: { viewport: { value: 'phone' } },
}

export const Zoomed: Story = {
  name: 'Zoomed – 放大',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('++')
    await expect(canvas.getByRole('button', { name: /还原/ })).toHaveTextContent('225%')
  },
}

export const Turned: Story = {
  name: 'Turned – 旋转',
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('r')
    const picture = within(canvasElement).getByRole('img', { name: '营业执照' })
    await expect(picture.style.transform).toContain('rotate(90deg)')
  },
}

/** Opened by the keyboard, leafed through, closed: the focus is back where it was. */
export const ClosedByEscape: Story = {
  name: 'Closed by Esc – Esc 关闭',
  args: { open: false, images: several },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog', { name: '图片查看' })
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '查看图片' })).toHaveFocus()
  },
}
