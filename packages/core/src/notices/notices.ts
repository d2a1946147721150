import { errorToastMs, successToastMs, warningToastMs } from '@chuhai/contract/constants'
import { atom, type ReadableAtom } from 'nanostores'
import { isAbortError, isCallError, unauthorizedMessage } from '../calls/call-error'
import type { CoreMessages } from '../locale/locale'

/** What a notice tells; its kind decides how long it stays (specification, section 9). */
export type NoticeKind = 'success' | 'warning' | 'error'

/** One short message to the visitor (a toast). */
export interface Notice {
  id: number
  kind: NoticeKind
  text: string
  /** How long it stays; the view measures the time, so that a pointer resting on it can delay the end. */
  durationMs: number
}

/** Shows short messages. Without a text: 操作成功！, 请注意 or 系统错误，请稍后再试！ (specification, section 8). */
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

/** The global error handler: shows the error, except after a 401, which starts sign-on, and after an abort. */
export const createReport =
  (notices: Notices) =>
  (error: unknown): void => {
    if (isAbortError(error) || (error as Error | undefined)?.message === unauthorizedMessage) return
    if (isCallError(error)) {
      notices.error(error.message)
      return
    }
    // A mistake in the program: its message is for developers, the visitor gets the default text.
    notices.error()
    console.error('[chuhai] unexpected error:', error)
  }
