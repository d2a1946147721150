import { duplicateWindowMs } from '@chuhai/contract/constants'
import { type InboxMessage, markRead } from '@chuhai/contract/message'
import type { Core } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

/** What was read on this page, before and after the server knows it. */
export interface Reading {
  /** The ids of what was read here. */
  readonly $read: ReadableAtom<ReadonlySet<string>>
  /** Whether all are being marked. */
  readonly $isMarking: ReadableAtom<boolean>
  /** Marks a message as read, as it is opened. */
  open(message: Pick<InboxMessage, 'id' | 'isRead'>): void
  /** Marks all as read; resolves to whether the server has done so. */
  openAll(): Promise<boolean>
  /** Sends what the network has lost. */
  resend(): void
  /** Forgets what was read, as another user signs in. */
  clear(): void
}

/** The number that is known, and how it is set. */
interface Count {
  $unread: ReadableAtom<number | null>
  take(unread: number): void
}

/** As many as one call takes. */
const most = 100

/** Marks messages as read. What cannot be sent is kept, and sent with the next one. */
export const createReading = (
  { call, report, ended }: Pick<Core, 'call' | 'report' | 'ended'>,
  { $unread, take }: Count,
): Reading => {
  const $read = atom<ReadonlySet<string>>(new Set())
  const $isMarking = atom(false)
  const unsent = new Set<string>()
  // The network may come back while a call that it has lost is still waited for, or so soon that the same call is refused.
  let isBack = false

  const send = async () => {
    const ids = [...unsent].slice(0, most)
    if (ids.length === 0) return
    for (const id of ids) unsent.delete(id)
    try {
      // The message may lead to another page at once.
      const { unread } = await call(markRead, { body: { ids } }, { keepalive: true, noRedirect: true })
      take(unread)
    } catch {
      for (const id of ids) unsent.add(id)
      if (isBack) setTimeout(() => ended.aborted || void send(), duplicateWindowMs)
      isBack = false
    }
  }

  return {
    $read,
    $isMarking,
    open({ id, isRead }) {
      if (isRead || $read.get().has(id)) return
      $read.set(new Set([...$read.get(), id]))
      const unread = $unread.get()
      if (unread) take(unread - 1)
      unsent.add(id)
      void send()
    },
    async openAll() {
      if ($isMarking.get()) return false
      $isMarking.set(true)
      try {
        const { unread } = await call(markRead, { body: {} })
        unsent.clear()
        take(unread)
        return true
      } catch (error) {
        report(error)
        return false
      } finally {
        $isMarking.set(false)
      }
    },
    resend() {
      isBack = true
      void send()
    },
    clear() {
      unsent.clear()
      $read.set(new Set())
    },
  }
}

/** A message as the page shows it: also what was read here counts as read. */
export const withMarks = (
  messages: readonly InboxMessage[],
  read: ReadonlySet<string>,
): readonly InboxMessage[] =>
  messages.map((message) => (read.has(message.id) ? { ...message, isRead: true } : message))
