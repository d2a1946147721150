import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { inState } from '../stories/forced-state'
import type { Upload } from '../upload/use-upload'
import { FileUpload, type KeptFile } from './FileUpload'

/** Stays at 62 %, until it is given up. */
const halfway: Upload<KeptFile> = (_file, { onProgress }) => {
  onProgress(0.62)
  return new Promise(() => undefined)
}
const arrives: Upload<KeptFile> = async ({ name, size }) => ({ name, bytes: size })
const fails: Upload<KeptFile> = async () => {
  throw new Error('暂时无法保存文件，请稍后重试')
}
const kept: KeptFile = { name: '布谷鸟-竹家具出海计划书.pptx', bytes: 8_808_038, note: '11-20 09:12 上传' }

const meta = {
  title: 'Components/File upload – 文件上传',
  component: FileUpload,
  args: {
    label: '计划书',
    value: null,
    onChange: () => undefined,
    upload: arrives,
    maxBytes: 52_428_800,
    extensions: ['pdf', 'doc', 'docx', 'ppt', 'pptx'],
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div className="story-column">
        <FileUpload {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof FileUpload>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (canvasElement: HTMLElement, name: string, bytes = 2_516_582) => {
  const input = canvasElement.querySelector('input[type=file]')
  if (input) await fireEvent.change(input, { target: { files: [new File([new Uint8Array(bytes)], name)] } })
}

export const Empty: Story = { name: 'Empty – 未上传' }
export const Required: Story = {
  name: 'Required – 必填',
  args: { required: true, error: '请选择计划书文件' },
}
export const Hovered: Story = { name: 'Hovered – 悬停', decorators: [inState('hover')] }
export const Focused: Story = { name: 'Focused – 键盘焦点', decorators: [inState('focus')] }
export const Busy: Story = { name: 'Busy – 处理中', args: { busy: true } }
export const Disabled: Story = { name: 'Disabled – 禁用', args: { disabled: true } }
export const Filled: Story = { name: 'Filled – 已上传', args: { value: kept } }
export const Final: Story = { name: 'Final – 不可删除', args: { value: kept, isFinal: true } }
export const DisabledFilled: Story = {
  name: 'Disabled filled – 已上传，禁用',
  args: { value: kept, disabled: true },
}
export const Dark: Story = { name: 'Dark – 深色', args: { value: kept }, globals: { theme: 'dark' } }

export const Underway: Story = {
  name: 'Uploading – 上传中',
  args: { upload: halfway },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '计划书.pdf')
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62')
  },
}

export const Uploaded: Story = {
  name: 'Uploaded – 上传成功',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '计划书.pdf')
    await waitFor(() => expect(within(canvasElement).getByText('2.4M')).toBeVisible())
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('上传成功')
  },
}

export const Failed: Story = {
  name: 'Failed – 上传失败',
  args: { value: kept, upload: fails },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '计划书.pdf')
    const shown = await within(canvasElement).findByRole('button', { name: '重试' })
    await waitFor(() => expect(shown).toBeVisible())
  },
}

export const Refused: Story = {
  name: 'Refused – 未被接受',
  args: { value: kept },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '计划书.zip')
    const text = '只能上传pdf、doc、docx、ppt、pptx格式的文件'
    await waitFor(() => expect(within(canvasElement).getByText(text, { selector: 'p' })).toBeVisible())
  },
}

export const LongNameOnPhone: Story = {
  name: 'Long name on phone – 手机，长文件名',
  args: {
    value: {
      ...kept,
      name: '布谷鸟团队-以竹代木的可拆装家具面向欧洲市场的跨境电商创业计划书（第三次修改稿，含附件与报价单）.docx',
    },
  },
  globals: { viewport: { value: 'phone' } },
}
export const English: Story = {
  name: 'English – 英文',
  args: { label: 'Plan', value: { name: 'bamboo-furniture.pdf', bytes: 524_288 } },
  globals: { locale: 'en' },
}
