import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Dialog } from '../dialog/Dialog'
import { inState } from '../stories/forced-state'
import licence from '../stories/licence.svg'
import { gonePicture } from '../stories/sample'
import type { Upload } from '../upload/use-upload'
import { ImageUpload } from './ImageUpload'

/** Stays at 62 %, until it is given up. */
const halfway: Upload = (_file, { onProgress }) => {
  onProgress(0.62)
  return new Promise(() => undefined)
}
const arrives: Upload = async () => licence
const fails: Upload = async () => {
  throw new Error('文件服务暂时不可用，请稍后重试')
}

const meta = {
  title: 'Components/Image upload – 图片上传',
  component: ImageUpload,
  args: { label: '营业执照', value: '', onChange: () => undefined, upload: arrives },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div className="story-column">
        <ImageUpload {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof ImageUpload>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (canvasElement: HTMLElement, name: string, bytes = 2_516_582) => {
  const input = canvasElement.querySelector('input[type=file]')
  if (input) await fireEvent.change(input, { target: { files: [new File([new Uint8Array(bytes)], name)] } })
}

const uploaded = async (canvasElement: HTMLElement) => {
  const line = await within(canvasElement).findByText('上传成功', { selector: '.ch-upload__success' })
  await expect(line).toBeVisible()
}

export const Empty: Story = { name: 'Empty – 未上传' }
export const Required: Story = { name: 'Required – 必填', args: { required: true, error: '请上传营业执照' } }
export const Hovered: Story = { name: 'Hovered – 悬停', decorators: [inState('hover')] }
export const Focused: Story = { name: 'Focused – 键盘焦点', decorators: [inState('focus')] }
export const Busy: Story = { name: 'Busy – 处理中', args: { busy: true } }
export const Disabled: Story = { name: 'Disabled – 禁用', args: { disabled: true } }
export const Filled: Story = { name: 'Filled – 已上传', args: { value: licence } }
export const Broken: Story = { name: 'Broken – 无法显示', args: { value: gonePicture } }
export const Pointed: Story = {
  name: 'Pointed – 已上传，悬停',
  args: { value: licence },
  decorators: [inState('hover')],
}

export const Underway: Story = {
  name: 'Uploading – 上传中',
  args: { upload: halfway },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'yingye-zhizhao.jpg')
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62')
  },
}

export const Uploaded: Story = {
  name: 'Uploaded – 上传成功',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'yingye-zhizhao.jpg')
    await uploaded(canvasElement)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('上传成功')
  },
}

export const LongName: Story = {
  name: 'Long name – 长文件名',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '宁波宁居家居用品有限公司营业执照副本（2026年第三次变更）扫描件.png')
    await uploaded(canvasElement)
  },
}

export const Failed: Story = {
  name: 'Failed – 上传失败',
  args: { upload: fails },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'yingye-zhizhao.jpg')
    const shown = await within(canvasElement).findByRole('button', { name: '重试' })
    await waitFor(() => expect(shown).toBeVisible())
  },
}

export const TooLarge: Story = {
  name: 'Too large – 文件过大',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'yingye-zhizhao.jpg', 10_485_761)
    await waitFor(() =>
      expect(within(canvasElement).getByText('图片大小不能超过10M', { selector: 'p' })).toBeVisible(),
    )
  },
}

export const WrongKind: Story = {
  name: 'Wrong kind – 格式不符',
  args: { label: 'Business licence' },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'licence.pdf')
    const text = 'Only png, jpeg, jpg files are allowed'
    await waitFor(() => expect(within(canvasElement).getByText(text, { selector: 'p' })).toBeVisible())
  },
}

export const OnPhone: Story = {
  ...Uploaded,
  name: 'On phone – 手机',
  globals: { viewport: { value: 'phone' } },
}

/** With the keyboard alone: uploaded, seen large, closed by Escape inside the dialog, deleted. */
export const InDialog: Story = {
  name: 'In dialog – 对话框内',
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <Dialog open title="新增主体" width={700} onClose={() => undefined}>
        <ImageUpload {...args} value={value} onChange={setValue} />
      </Dialog>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvasElement, 'yingye-zhizhao.jpg')
    const zoom = await canvas.findByRole('button', { name: '放大查看' })
    zoom.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog', { name: '图片查看' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: '图片查看' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '新增主体' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: '放大查看' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /点击或拖拽/ })).toHaveFocus()
  },
}
