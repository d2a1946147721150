// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../button/Button'
import { CloseOnBack } from '../modal/Modal'
import { ConfirmDialog } from './ConfirmDialog'
import { Dialog, type DialogProps } from './Dialog'

const show = (props: Partial<DialogProps> = {}) => {
  const onClose = vi.fn()
  render(
    <Dialog
      open
      title="删除这位成员？"
      onClose={onClose}
      footer={<Button initialFocus>取消</Button>}
      {...props}
    >
      <input aria-label="备注" />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: '删除这位成员？' })
  const pressBeside = () => {
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
  }
  return { onClose, dialog, pressBeside }
}

const Demo = () => {
  const [open, setOpen] = useState(true)
  return <Dialog open={open} title="提示" onClose={() => setOpen(false)} />
}

afterEach(cleanup)

test('the focus starts on the button that asks for it', () => {
  show()
  expect(document.activeElement?.textContent).toBe('取消')
})

test('Escape closes it unless that is switched off', () => {
  const { onClose, dialog } = show()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
  cleanup()
  const kept = show({ closeOnEscape: false })
  fireEvent.keyDown(kept.dialog, { key: 'Escape' })
  fireEvent(kept.dialog, new Event('cancel', { cancelable: true }))
  expect(kept.onClose).not.toHaveBeenCalled()
})

test('Escape belongs to the candidate window while text is composed', () => {
  const { onClose } = show()
  fireEvent.compositionStart(screen.getByLabelText('备注'))
  fireEvent.keyDown(screen.getByLabelText('备注'), { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
})

test('a press beside it closes it only when that is switched on', () => {
  const { onClose, pressBeside } = show()
  pressBeside()
  expect(onClose).not.toHaveBeenCalled()
  cleanup()
  const loose = show({ closeOnOutside: true })
  loose.pressBeside()
  expect(loose.onClose).toHaveBeenCalledTimes(1)
})

test('a selection dragged out of a field closes nothing', () => {
  const { onClose, dialog } = show({ closeOnOutside: true })
  fireEvent.pointerDown(screen.getByLabelText('备注'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
})

test('a compact one is still called by its title, and closed by its button', () => {
  const { dialog, onClose } = show({ layout: 'compact' })
  expect(dialog.dataset.layout).toBe('compact')
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a file dropped beside its fields replaces no page, and no drop zone of the page gets it', () => {
  const heard = vi.fn()
  const { dialog } = show()
  const types = ['dragover', 'drop'] as const
  for (const type of types) document.body.addEventListener(type, heard)
  for (const create of [createEvent.dragOver, createEvent.drop]) {
    const event = create(dialog)
    Object.defineProperty(event, 'dataTransfer', {
      value: { files: [new File(['a'], 'licence.png')], types: ['Files'] },
    })
    fireEvent(dialog, event)
    expect(event.defaultPrevented).toBe(true)
  }
  for (const type of types) document.body.removeEventListener(type, heard)
  expect(heard).not.toHaveBeenCalled()
})

test('Back closes it while it is open, where the application says so', () => {
  const release = vi.fn()
  const closeOnBack = vi.fn((_close: () => void) => release)
  const onClose = vi.fn()
  const dialog = (open: boolean) => (
    <CloseOnBack value={closeOnBack}>
      <Dialog open={open} title="提示" onClose={onClose} closeOnEscape={false} />
    </CloseOnBack>
  )
  const { rerender } = render(dialog(true))
  expect(closeOnBack).toHaveBeenCalledOnce()
  closeOnBack.mock.calls[0]?.[0]()
  expect(onClose).toHaveBeenCalledOnce()
  rerender(dialog(false))
  expect(release).toHaveBeenCalledOnce()
})

test('it leaves the page once closed', async () => {
  render(<Demo />)
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a confirmation keeps things unless it is confirmed, and says when it has left the page', async () => {
  const [onConfirm, onClose, onClosed] = [vi.fn(), vi.fn(), vi.fn()]
  const confirmation = (open: boolean) => (
    <ConfirmDialog
      open={open}
      title="撤回报名？"
      confirm="撤回"
      onConfirm={onConfirm}
      onClose={onClose}
      onClosed={onClosed}
    >
      撤回后可以修改。
    </ConfirmDialog>
  )
  const { rerender } = render(confirmation(true))
  expect(document.activeElement?.textContent).toBe('取消')
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '撤回' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onClosed).not.toHaveBeenCalled()
  rerender(confirmation(false))
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
})
