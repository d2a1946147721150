// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LocaleProvider } from '../locale/locale'
import type { UploadControl } from '../upload/use-upload'
import { ImageUpload, type ImageUploadProps } from './ImageUpload'

const image = (name = 'licence.png', bytes = 2_516_582) => {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

/** An upload that the test resolves or rejects. */
const createServer = () => {
  const sent: {
    file: File
    control: UploadControl
    arrive: (address: string) => Promise<void>
    fail: (reason: string) => Promise<void>
  }[] = []
  const upload = (file: File, control: UploadControl) =>
    new Promise<string>((resolve, reject) => {
      sent.push({
        file,
        control,
        arrive: async (address) => act(async () => resolve(address)),
        fail: async (reason) => act(async () => reject(new Error(reason))),
      })
    })
  const latest = () => {
    const one = sent.at(-1)
    if (!one) throw new Error('nothing was sent')
    return one
  }
  return { upload, sent, latest }
}

const Demo = ({ value: first = '', onChange, ...props }: Omit<ImageUploadProps, 'label'>) => {
  const [value, setValue] = useState(first)
  return (
    <ImageUpload
      label="营业执照"
      {...props}
      value={value}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
    />
  )
}
const show = (props: Partial<ImageUploadProps> = {}) => {
  const server = createServer()
  const onChange = vi.fn()
  const onNotice = vi.fn()
  const { unmount, container } = render(
    <Demo value="" upload={server.upload} onNotice={onNotice} {...props} onChange={onChange} />,
  )
  const input = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  return { ...server, onChange, onNotice, unmount, input }
}
const add = () => screen.getByRole('button', { name: /^营业执照/ })
const choose = (input: HTMLInputElement, file: File) => fireEvent.change(input, { target: { files: [file] } })
const drop = (node: Element, ...files: File[]) => {
  const event = createEvent.drop(node)
  Object.defineProperty(event, 'dataTransfer', { value: { files, types: ['Files'] } })
  fireEvent(node, event)
  return event
}

afterEach(cleanup)

test('a file is sent, its progress shown, and its address handed on', async () => {
  const { input, latest, onChange, onNotice } = show()
  choose(input, image())
  expect(screen.getByText('licence.png')).toBeTruthy()
  act(() => latest().control.onProgress(0.456))
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('46')
  await latest().arrive('/files/1.png')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('/files/1.png')
  expect(onNotice).toHaveBeenCalledWith('success', '上传成功')
  expect(screen.getByRole('status').textContent).toBe('上传成功')
  expect(screen.getByRole('img', { name: '营业执照' }).getAttribute('src')).toBe('/files/1.png')
  expect(screen.getByText('，2.4M')).toBeTruthy()
})

test('a file that is too large is a warning, another kind of file an error, and neither is sent', () => {
  const { input, sent, onNotice } = show()
  choose(input, image('licence.png', 10_485_761))
  expect(onNotice).toHaveBeenLastCalledWith('warning', '图片大小不能超过10M')
  expect(screen.getByText('图片大小不能超过10M', { selector: 'p' }).dataset.kind).toBe('warning')
  choose(input, image('licence.gif'))
  expect(onNotice).toHaveBeenLastCalledWith('error', '只能上传png、jpeg、jpg格式的文件')
  choose(input, image('licence.png', 0))
  expect(screen.getByRole('status').textContent).toBe('文件是空的，请选择其他图片')
  expect(sent).toHaveLength(0)
})

test('speaks English where that is asked for', () => {
  render(
    <LocaleProvider locale="en">
      <ImageUpload label="Business licence" value="" onChange={() => {}} upload={async () => ''} />
    </LocaleProvider>,
  )
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  choose(input, image('a.png', 10_485_761))
  expect(screen.getByRole('status').textContent).toBe('Image size cannot exceed 10M')
  choose(input, image('a.bmp'))
  expect(screen.getByRole('status').textContent).toBe('Only png, jpeg, jpg files are allowed')
})

test('a file that failed is kept and sent again', async () => {
  const { input, latest, sent, onChange, onNotice } = show()
  const file = image()
  choose(input, file)
  await latest().fail('文件服务暂时不可用')
  expect(onNotice).toHaveBeenLastCalledWith('error', '文件服务暂时不可用')
  expect(screen.getAllByText('文件服务暂时不可用').length).toBeGreaterThan(0)
  await userEvent.dblClick(screen.getByRole('button', { name: '重试' }))
  expect(sent).toHaveLength(2)
  expect(latest().file).toBe(file)
  await latest().arrive('/files/2.png')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('/files/2.png')
})

test.each([
  ['RIFF\x24\0\0\0WEBPVP8 ', /WebP.*另存为 jpg/],
  ['\0\0\0\x1cftypavif\0\0\0\0', /AVIF.*另存为 jpg/],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', /HEIC.*相机.*格式.*兼容性最佳/],
  ['BM\x36\0\0\0', /BMP.*另存为 jpg/],
])(
  'a file called .jpg with %j in it is refused for what it is, and the next one is taken',
  async (head, text) => {
    const { input, sent, latest, onChange, onNotice } = show()
    choose(input, new File([head], 'photo.jpg'))
    expect((await screen.findByText(text, { selector: 'p' })).textContent).toContain('只能上传png、jpeg、jpg')
    expect(onNotice).toHaveBeenLastCalledWith('error', expect.stringMatching(text))
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
    expect(sent.at(-1)?.control.signal.aborted).toBe(true)
    drop(add(), image())
    await latest().arrive('/files/1.png')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('/files/1.png')
  },
)

test('a file that is refused for good has no retry, and its reason stays', async () => {
  const upload = () =>
    Promise.reject(Object.assign(new Error('只能上传png、jpeg、jpg格式的文件'), { isFinal: true }))
  const { input } = show({ upload })
  choose(input, image())
  expect(await screen.findByText('只能上传png、jpeg、jpg格式的文件', { selector: 'p' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  expect(add()).toBeTruthy()
})

test.each(['dropped', 'chosen', 'pasted'])(
  'after a failure the next file is taken at once, %s',
  async (way) => {
    const { input, latest, onChange } = show()
    choose(input, image('one.png'))
    await latest().fail('网络不通')
    const next = image('two.png')
    const group = screen.getByRole('group', { name: /^营业执照/ })
    if (way === 'chosen') choose(input, next)
    else if (way === 'dropped') drop(group, next)
    else fireEvent.paste(group, { clipboardData: { files: [next] } })
    expect(latest().file).toBe(next)
    await latest().arrive('/files/2.png')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('/files/2.png')
  },
)

test('an upload is given up, and what arrives later is not taken', async () => {
  const { input, latest, onChange } = show()
  choose(input, image())
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(latest().control.signal.aborted).toBe(true)
  await latest().arrive('/files/1.png')
  expect(onChange).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(add())
})

test('two files at once start one upload', () => {
  const { input, sent } = show()
  act(() => {
    choose(input, image('one.png'))
    choose(input, image('two.png'))
  })
  expect(sent).toHaveLength(1)
})

test('the same file twice in a row is read twice', () => {
  const { input, onNotice } = show()
  const file = image('licence.gif')
  choose(input, file)
  expect(input.value).toBe('')
  choose(input, file)
  expect(onNotice).toHaveBeenCalledTimes(2)
})

test('leaving the page ends the upload', async () => {
  const { input, latest, unmount } = show()
  choose(input, image())
  unmount()
  await vi.waitFor(() => expect(latest().control.signal.aborted).toBe(true))
})

test('a dropped or pasted file is uploaded', () => {
  const dropped = show()
  drop(add(), image('dropped.JPG'))
  expect(dropped.latest().file.name).toBe('dropped.JPG')
  cleanup()
  const pasted = show()
  fireEvent.paste(add(), { clipboardData: { files: [image('pasted.png')] } })
  expect(pasted.latest().file.name).toBe('pasted.png')
})

test('of several files at once none is taken, which is said', () => {
  const { sent } = show()
  drop(add(), image('a.png'), image('b.png'))
  expect(sent).toHaveLength(0)
  expect(screen.getAllByText('这里只能放一个文件，请重新选择其中一个')).not.toHaveLength(0)
})

test('a file dropped where none is wanted changes neither the field nor the page', () => {
  const { sent } = show({ value: '/files/1.png' })
  const event = drop(screen.getByRole('group', { name: '营业执照' }), image())
  expect(event.defaultPrevented).toBe(true)
  expect(sent).toHaveLength(0)
})

test('a drop zone of the page around the field hears nothing of a file for it', () => {
  const heard = vi.fn()
  const types = ['dragenter', 'dragover', 'dragleave', 'drop', 'paste']
  const { latest } = show()
  for (const type of types) document.body.addEventListener(type, heard)
  for (const start of [createEvent.dragEnter, createEvent.dragOver, createEvent.dragLeave]) {
    const event = start(add())
    Object.defineProperty(event, 'dataTransfer', { value: { files: [], types: ['Files'] } })
    fireEvent(add(), event)
  }
  drop(add(), image('dropped.png'))
  expect(latest().file.name).toBe('dropped.png')
  cleanup()
  show()
  fireEvent.paste(add(), { clipboardData: { files: [image('pasted.png')] } })
  for (const type of types) document.body.removeEventListener(type, heard)
  expect(heard).not.toHaveBeenCalled()
})

test('text dragged over the field is left to the page', () => {
  const heard = vi.fn()
  show()
  document.body.addEventListener('dragover', heard, { once: true })
  const event = createEvent.dragOver(add())
  Object.defineProperty(event, 'dataTransfer', { value: { files: [], types: ['text/plain'] } })
  fireEvent(add(), event)
  expect(heard).toHaveBeenCalledOnce()
  expect(event.defaultPrevented).toBe(false)
})

test('delete empties the field and leads back to the button', async () => {
  const { onChange } = show({ value: '/files/1.png' })
  await userEvent.click(screen.getByRole('button', { name: '删除' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')
  expect(document.activeElement).toBe(add())
})

test('the preview opens large and gives the focus back', async () => {
  show({ value: '/files/1.png' })
  const zoom = screen.getByRole('button', { name: '放大查看' })
  await userEvent.click(zoom)
  const viewer = await screen.findByRole('dialog', { name: '图片查看' })
  fireEvent.keyDown(viewer, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a disabled field ignores new files and keeps its image', () => {
  const { sent } = show({ disabled: true })
  expect(add().hasAttribute('disabled')).toBe(true)
  drop(add(), image())
  expect(sent).toHaveLength(0)
  cleanup()
  show({ disabled: true, value: '/files/1.png' })
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
})

test('a file dialog offers the allowed kinds in both cases', () => {
  const { input } = show()
  expect(input.accept).toBe('.png,.PNG,.jpeg,.JPEG,.jpg,.JPG')
})
