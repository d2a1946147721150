import { errorToastMs, successToastMs, warningToastMs } from '@chuhai/contract/constants'
import { atom, type ReadableAtom } from 'nanostores'
import type { CoreMessages } from '../locale/messages'

export type NoticeKind = 'success' | 'warning' | 'error'

export interface Notice {
  id: number
  kind: NoticeKind
  text: string
  /** How long it stays; whoever shows it keeps the time, so that it can wait for a pointer resting on it. */
  durationMs: number
}

export interface Notices {
  /** One at a time: a later notice takes the place of an earlier one. */
  $notice: ReadableAtom<Notice | null>
  success(text?: string): void
  warning(text?: string): void
  error(text?: string): void
  /** Takes that notice away; a later one stays. */
  dismiss(id: number): void
}

export const createNotices = (messages: () => CoreMessages): Notices => {
  const $notice = atom<Notice | null>(null)
  let lastId = 0
  const show = (kind: NoticeKind, text: string, durationMs: number) => {
    lastId += 1
    $notice.set({ id: lastId, kind, text, durationMs })
  }

  return {
    $notice,
    success: (text) => show('success', text || messages().success, successToastMs),
    warning: (text) => show('warning', text || messages().warning, warningToastMs),
    error: (text) => show('error', text || messages().systemError, errorToastMs),
    dismiss(id) {
      if ($notice.get()?.id === id) $notice.set(null)
    },
  }
}
