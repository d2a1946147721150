import {
  addContact,
  confirmContact,
  listContacts,
  type MessageContact,
  removeContact,
} from '@chuhai/contract/message'
import { type Core, isCallError } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

export type ContactWay = MessageContact['way']

/** What is being filled in: an address, or the code that was sent to it. */
export interface ContactEditing {
  way: ContactWay
  step: 'address' | 'code'
  value: string
  problem: string | undefined
  isSending: boolean
}

/** What is shown of the addresses. */
export type ContactsState =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; contacts: readonly MessageContact[]; editing: ContactEditing | null }

/** What controls the addresses for messages. */
export interface ContactsStore {
  readonly $state: ReadableAtom<ContactsState>
  /** Reads them; until then what was there stays in sight. */
  load(): Promise<void>
  /** Begins with an address, or with the code where one was sent. */
  begin(way: ContactWay, step: ContactEditing['step']): void
  change(value: string): void
  cancel(): void
  /** Sends the address or the code; resolves to the address that is confirmed by it. */
  submit(): Promise<MessageContact | null>
  /** Resolves to whether the address is gone. */
  remove(way: ContactWay): Promise<boolean>
}

const textOf = (error: unknown): string => (isCallError(error) ? error.message : '')

/** Where messages reach the visitor outside of the portal. */
export const createContactsStore = ({
  call,
  query,
  report,
}: Pick<Core, 'call' | 'query' | 'report'>): ContactsStore => {
  const $state = atom<ContactsState>({ phase: 'loading' })
  const edit = (part: Partial<ContactEditing>) => {
    const state = $state.get()
    if (state.phase === 'ready' && state.editing)
      $state.set({ ...state, editing: { ...state.editing, ...part } })
  }
  const editing = (): ContactEditing | null => {
    const state = $state.get()
    return state.phase === 'ready' ? state.editing : null
  }
  const begun = (way: ContactWay, step: ContactEditing['step']): ContactEditing => ({
    way,
    step,
    value: '',
    problem: undefined,
    isSending: false,
  })
  const send = ({ way, step, value }: ContactEditing) =>
    step === 'address'
      ? call(addContact, { body: { way, address: value } })
      : call(confirmContact, { body: { way, code: value } })

  return {
    $state,
    async load() {
      try {
        $state.set({ phase: 'ready', contacts: await query(listContacts).refresh(), editing: null })
      } catch (error) {
        $state.set({ phase: 'failed', message: textOf(error) })
      }
    },
    begin(way, step) {
      const state = $state.get()
      if (state.phase === 'ready' && !state.editing?.isSending)
        $state.set({ ...state, editing: begun(way, step) })
    },
    change: (value) => edit({ value, problem: undefined }),
    cancel() {
      const state = $state.get()
      if (state.phase === 'ready') $state.set({ ...state, editing: null })
    },
    async submit() {
      const sent = editing()
      if (!sent || sent.isSending) return null
      edit({ isSending: true, problem: undefined })
      try {
        const contacts = await send(sent)
        const own = contacts.filter(({ way }) => way === sent.way)
        // One that counts already is sent no code.
        const isDone = own.every(({ isConfirmed }) => isConfirmed)
        $state.set({ phase: 'ready', contacts, editing: isDone ? null : begun(sent.way, 'code') })
        return (isDone && own[0]) || null
      } catch (error) {
        const fields = isCallError(error) ? error.fields : undefined
        edit({ isSending: false, problem: fields?.address ?? fields?.code ?? textOf(error) })
        return null
      }
    },
    async remove(way) {
      try {
        $state.set({ phase: 'ready', contacts: await call(removeContact, { body: { way } }), editing: null })
        return true
      } catch (error) {
        report(error)
        return false
      }
    },
  }
}
