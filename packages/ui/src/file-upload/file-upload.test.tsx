// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { UploadControl } from '../upload/use-upload'
import { FileUpload, type FileUploadProps, type KeptFile } from './FileUpload'

type Props = Partial<FileUploadProps<KeptFile>>

const plan = (name = '计划书.pdf', bytes = 2_516_582) => {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}
const kept: KeptFile = { name: '初稿.docx', bytes: 524_288, note: '11-20 09:12 上传' }

const Demo = ({
  value: first = null,
  onChange,
  ...props
}: Props & Pick<FileUploadProps<KeptFile>, 'upload'>) => {
  const [value, setValue] = useState<KeptFile | null>(first)
  return (
    <FileUpload
      label="计划书"
      extensions={['pdf', 'docx']}
      maxBytes={52_428_800}
      {...props}
      value={value}
      onChange={(next) => {
        onChange?.(next)
        setValue(next)
      }}
    />
  )
}
const show = (props: Props = {}) => {
  const sent: { file: File; control: UploadControl; arrive(): Promise<void>; fail(): Promise<void> }[] = []
  const upload = (file: File, control: UploadControl) =>
    new Promise<KeptFile>((resolve, reject) => {
      sent.push({
        file,
        control,
        arrive: async () => act(async () => resolve({ name: file.name, bytes: file.size })),
        fail: async () => act(async () => reject(new Error('网络断开'))),
      })
    })
  const onChange = vi.fn()
  const onNotice = vi.fn()
  const { container } = render(<Demo {...props} upload={upload} onNotice={onNotice} onChange={onChange} />)
  const input = container.querySelector('input[type=file]') as HTMLInputElement
  const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } })
  const latest = () => sent.at(-1) as (typeof sent)[number]
  return { sent, latest, choose, input, onChange, onNotice }
}
const button = (name: string | RegExp) => screen.queryByRole('button', { name })

afterEach(cleanup)

test('a document is sent, its progress shown, and what is kept of it handed on', async () => {
  const { choose, latest, onChange, onNotice } = show()
  choose(plan())
  act(() => latest().control.onProgress(0.5))
  expect(screen.getByText('上传中 50%')).toBeTruthy()
  act(() => latest().control.onProgress(1))
  expect(screen.getByText('正在保存')).toBeTruthy()
  await latest().arrive()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ name: '计划书.pdf', bytes: 2_516_582 })
  expect(onNotice).toHaveBeenLastCalledWith('success', '上传成功')
  expect(screen.getByText('计划书.pdf')).toBeTruthy()
  expect(screen.getByText('2.4M')).toBeTruthy()
})

test('a document goes on being sent while the page is hidden, and the field takes another one afterwards', async () => {
  const upload = vi.fn((file: File) => Promise.resolve({ name: file.name, bytes: file.size }))
  const onChange = vi.fn()
  const view = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Demo upload={upload} onChange={onChange} />
    </Activity>
  )
  const { container, rerender } = render(view('visible'))
  const input = container.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [plan()] } })
  rerender(view('hidden'))
  await act(async () => {})
  rerender(view('visible'))
  await act(async () => fireEvent.change(input, { target: { files: [plan('终稿.pdf')] } }))
  expect(onChange.mock.calls.map(([{ name }]) => name)).toEqual(['计划书.pdf', '终稿.pdf'])
})

test('another document takes the place of the first once it has arrived, not before', async () => {
  const { choose, latest, onChange } = show({ value: kept })
  expect(screen.getByText('512k，11-20 09:12 上传')).toBeTruthy()
  choose(plan('终稿.pdf'))
  await userEvent.click(button('取消') as HTMLElement)
  expect(latest().control.signal.aborted).toBe(true)
  expect(screen.getByText('初稿.docx')).toBeTruthy()
  choose(plan('终稿.pdf'))
  await latest().fail()
  await userEvent.click(button('删除') as HTMLElement)
  expect(screen.getByText('初稿.docx')).toBeTruthy()
  expect(onChange).not.toHaveBeenCalled()
  choose(plan('终稿.pdf'))
  await latest().fail()
  await userEvent.click(button('重试') as HTMLElement)
  await latest().arrive()
  expect(screen.getByText('终稿.pdf')).toBeTruthy()
  expect(screen.queryByText('初稿.docx')).toBeNull()
})

test('delete leads back to the button, and is not offered where the document is final', async () => {
  const { onChange } = show({ value: kept })
  await userEvent.click(button('删除') as HTMLElement)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
  expect(document.activeElement).toBe(button(/^计划书/))
  cleanup()
  show({ value: kept, isFinal: true })
  expect(button('删除')).toBeNull()
  expect(button('更换文件')).toBeTruthy()
})

test('a refused file shows its own message, and the uploaded file stays', () => {
  const { choose, sent, onNotice } = show({ value: kept })
  choose(plan('计划书.exe'))
  expect(onNotice).toHaveBeenLastCalledWith('error', '只能上传pdf、docx格式的文件')
  choose(plan('计划书.pdf', 52_428_801))
  expect(onNotice).toHaveBeenLastCalledWith('warning', '文件大小不能超过50M')
  expect(screen.getByText('文件大小不能超过50M', { selector: 'p' })).toBeTruthy()
  expect(screen.getByText('初稿.docx')).toBeTruthy()
  expect(sent).toHaveLength(0)
})

test('a disabled field offers neither another document nor none', () => {
  show({ value: kept, disabled: true })
  expect(screen.queryAllByRole('button')).toEqual([])
})
