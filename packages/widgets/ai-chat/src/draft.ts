import type { Core } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

export interface ChatDraft {
  text: string
  /** Address of an image that goes along, or `''`. */
  image: string
}

const empty: ChatDraft = { text: '', image: '' }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What stands in the field; it is still there after a reload, as long as the tab lives. */
export const createDraft = (core: Core, name: string) => {
  const kept = core.drafts.open<ChatDraft>(`ai-chat.${name}`)
  const stored = kept.read()
  const $draft = atom<ChatDraft>({ text: textOf(stored?.text), image: textOf(stored?.image) })

  return {
    $draft: $draft as ReadableAtom<ChatDraft>,
    edit(change: Partial<ChatDraft>): void {
      const draft = { ...$draft.get(), ...change }
      $draft.set(draft)
      if (draft.text || draft.image) kept.write(draft)
      else kept.clear()
    },
    /** Empties the field; a reload brings back what stood there, until the server has it. */
    empty: (): void => $draft.set(empty),
    /** The server has what stood in the field. */
    forget(): void {
      if ($draft.get() === empty) kept.clear()
    },
  }
}
