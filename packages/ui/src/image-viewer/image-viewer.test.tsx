// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '../dialog/Dialog'
import { ImageViewer, imageViewerZIndex } from './ImageViewer'

const images = [
  { src: '/one.png', alt: '营业执照', caption: 'yingye-zhizhao.jpg' },
  { src: '/two.png', alt: '门头照片' },
  { src: '/three.png', alt: '仓库照片' },
]
const show = (start = 0) => {
  const onClose = vi.fn()
  render(<ImageViewer open onClose={onClose} images={images} start={start} />)
  return { onClose }
}
const picture = () => screen.getByRole('img', { hidden: true, name: /照/ })
const press = (key: string) =>
  fireEvent.keyDown(document.querySelector('.ch-viewer__panel') as Element, { key })
const scale = () => screen.getByRole('button', { name: /还原/ }).textContent

afterEach(cleanup)

test('lies above everything where there is no top layer', () => {
  show()
  expect(screen.getByRole('dialog', { name: '图片查看' }).style.zIndex).toBe(String(imageViewerZIndex))
  expect(imageViewerZIndex).toBe(100_000)
})

test('says what the image shows and what it is called', () => {
  show()
  expect(picture().getAttribute('alt')).toBe('营业执照')
  expect(screen.getByText('yingye-zhizhao.jpg')).toBeTruthy()
})

test('keys zoom, turn and bring it back', () => {
  show()
  press('+')
  expect(scale()).toBe('150%')
  press('-')
  expect(scale()).toBe('100%')
  press('r')
  expect(picture().style.transform).toContain('rotate(90deg)')
  press('+')
  press('0')
  expect(picture().style.transform).toBe('translate(0px, 0px) rotate(0deg) scale(1)')
})

test('buttons and the wheel zoom within limits', async () => {
  show()
  const zoomOut = screen.getByRole<HTMLButtonElement>('button', { name: '缩小' })
  expect(zoomOut.disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: '放大' }))
  expect(zoomOut.disabled).toBe(false)
  fireEvent.wheel(picture(), { deltaY: -5000 })
  expect(scale()).toBe('500%')
})

test('arrows lead from image to image and stop at the ends', () => {
  show()
  expect(screen.getByText('1 / 3')).toBeTruthy()
  press('ArrowRight')
  expect(picture().getAttribute('alt')).toBe('门头照片')
  press('ArrowRight')
  press('ArrowRight')
  expect(screen.getByText('3 / 3')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一张' }).disabled).toBe(true)
})

test('a swipe leads on, two taps enlarge', () => {
  show()
  const stage = picture().parentElement as Element
  const tap = (x: number, to = x, timeStamp = 0) => {
    fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: x, clientY: 100 })
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: to, clientY: 100 })
    const up = createEvent.pointerUp(stage, { pointerId: 1, clientX: to, clientY: 100 })
    Object.defineProperty(up, 'timeStamp', { value: timeStamp })
    fireEvent(stage, up)
  }
  tap(300, 100)
  expect(screen.getByText('2 / 3')).toBeTruthy()
  tap(100, 100, 1000)
  tap(100, 100, 1400)
  expect(scale()).toBe('100%')
  tap(100, 100, 1600)
  expect(scale()).toBe('250%')
  tap(300, 100)
  expect(screen.getByText('2 / 3')).toBeTruthy()
})

test('two fingers enlarge', () => {
  show()
  const stage = picture().parentElement as Element
  fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 100, clientY: 100 })
  fireEvent.pointerDown(stage, { pointerId: 2, button: 0, clientX: 200, clientY: 100 })
  fireEvent.pointerMove(stage, { pointerId: 2, clientX: 300, clientY: 100 })
  expect(scale()).toBe('200%')
})

test('an image that does not come says so and is asked for again', async () => {
  show()
  fireEvent.error(picture())
  expect(screen.getByRole('alert').textContent).toContain('图片无法显示')
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(picture().getAttribute('src')).toBe('/one.png')
})

test('Escape closes it and not the dialog below', () => {
  const onClose = vi.fn()
  const onCloseBelow = vi.fn()
  render(
    <Dialog open title="新增主体" onClose={onCloseBelow}>
      <ImageViewer open onClose={onClose} images={images} />
    </Dialog>,
  )
  press('Escape')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onCloseBelow).not.toHaveBeenCalled()
})
