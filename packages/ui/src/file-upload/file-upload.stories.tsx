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

export const Empty: Story = {}
export const Required: Story = { args: { required: true, error: '请选择计划书文件' } }
export const Hovered: Story = { decorators: [inState('hover')] }
export const Focused: Story = { decorators: [inState('focus')] }
export const Busy: Story = { args: { busy: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Filled: Story = { args: { value: kept } }
export const Final: Story = { args: { value: kept, isFinal: true } }
export const DisabledFilled: Story = { args: { value: kept, disabled: true } }
export const Dark: Story = { args: { value: kept }, globals: { theme: 'dark' } }

export const Underway: Story = {
  args: { upload: halfway },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '计划书.pdf')
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62')
  },
}

export const Uploaded: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '计划书.pdf')
    await waitFor(() => expect(within(canvasElement).getByText('2.4M')).toBeVisible())
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('上传成功')
  },
}

export const Failed: Story = {
  args: { value: kept, upload: fails },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '计划书.pdf')
    const shown = await within(canvasElement).findByRole('button', { name: '重试' })
    await waitFor(() => expect(shown).toBeVisible())
  },
}

export const Refused: Story = {
  args: { value: kept },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '计划书.zip')
    const text = '只能上传pdf、doc、docx、ppt、pptx格式的文件'
    await waitFor(() => expect(within(canvasElement).getByText(text, { selector: 'p' })).toBeVisible())
  },
}

export const LongNameOnPhone: Story = {
  args: {
    value: {
      ...kept,
      name: '布谷鸟团队-以竹代木的可拆装家具面向欧洲市场的跨境电商创业计划书（第三次修改稿，含附件与报价单）.docx',
    },
  },
  globals: { viewport: { value: 'phone' } },
}
export const English: Story = {
  args: { label: 'Plan', value: { name: 'bamboo-furniture.pdf', bytes: 524_288 } },
  globals: { locale: 'en' },
}
