import { type InboxMessage, listInbox } from '@chuhai/contract/message'
import type { Core, QueryState } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'
import { type Reading, withMarks } from './reading'
import type { UnreadStore } from './unread'

/** What the inbox shows. */
export type InboxState =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string; isLoading: boolean }
  | {
      phase: 'ready'
      messages: readonly InboxMessage[]
      total: number
      page: number
      pages: number
      /** Another page, or the same one again, is on its way. */
      isLoading: boolean
      /** Why it could not be read again. */
      problem: string | null
    }

type Ready = Extract<InboxState, { phase: 'ready' }>

/** What controls an inbox; `$state` tells what it shows. */
export interface InboxStore {
  readonly $state: ReadableAtom<InboxState>
  readonly $isUnreadOnly: ReadableAtom<boolean>
  readonly reading: Reading
  /** Reads the list, and again when there is something new; returns a function that stops this. */
  connect(): () => void
  turn(page: number): void
  filter(isUnreadOnly: boolean): void
  retry(): void
  /** Marks all as read; resolves to whether the server has done so. */
  readAll(): Promise<boolean>
}

type Page = { list: InboxMessage[]; total: number; page: number; rows: number }

const rows = 10

/** The visitor's messages, a page of them at a time. */
export const createInboxStore = (core: Core, unread: UnreadStore): InboxStore => {
  const { reading } = unread
  const $state = atom<InboxState>({ phase: 'loading' })
  const $isUnreadOnly = atom(false)
  let page = 1
  let stopReading = () => {}
  let refresh: () => Promise<unknown> = async () => undefined

  const show = (state: InboxState) =>
    $state.set(
      state.phase === 'ready'
        ? { ...state, messages: withMarks(state.messages, reading.$read.get()) }
        : state,
    )
  const ready = (): Ready | null => {
    const state = $state.get()
    return state.phase === 'ready' ? state : null
  }
  const take = ({ phase, data, error }: QueryState<Page>) => {
    const before = ready()
    if (data) {
      const pages = Math.max(1, Math.ceil(data.total / rows))
      // What was on the last page is on an earlier one now.
      if (phase === 'ready' && page > pages) return turn(pages)
      show({
        phase: 'ready',
        messages: data.list,
        total: data.total,
        page,
        pages,
        isLoading: phase === 'loading',
        problem: error?.message ?? null,
      })
    } else if (phase === 'idle') show({ phase: 'loading' })
    else if (error) {
      show(
        before
          ? { ...before, isLoading: false, problem: error.message }
          : { phase: 'failed', message: error.message, isLoading: false },
      )
    } else {
      // What is in sight, or says that nothing is, stays until the answer is there.
      const state = $state.get()
      if (state.phase !== 'loading') show({ ...state, isLoading: true })
    }
  }
  const read = () => {
    stopReading()
    const query = core.query(listInbox, { body: { page, rows, unreadOnly: $isUnreadOnly.get() } })
    refresh = () => query.refresh().catch(() => undefined)
    stopReading = query.$state.listen(take)
    void refresh()
  }
  const turn = (other: number) => {
    page = other
    read()
  }

  return {
    $state,
    $isUnreadOnly,
    reading,
    connect() {
      const stops = [
        unread.follow(),
        unread.$unread.listen((count, before) => {
          if (typeof before === 'number' && (count ?? 0) > before) void refresh()
        }),
        core.network.$isOffline.listen((isOffline) => {
          if (isOffline) return
          if ($state.get().phase === 'failed' || ready()?.problem) void refresh()
        }),
        reading.$read.listen(() => show($state.get())),
      ]
      read()
      return () => {
        for (const stop of [...stops, stopReading]) stop()
      }
    },
    turn,
    filter(isUnreadOnly) {
      $isUnreadOnly.set(isUnreadOnly)
      turn(1)
    },
    retry: () => void refresh(),
    async readAll() {
      const isDone = await reading.openAll()
      if (isDone) await refresh()
      return isDone
    },
  }
}
