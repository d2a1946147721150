import {
  getHomework,
  type Homework,
  type HomeworkFile,
  handInHomework,
  uploadHomework,
} from '@chuhai/contract/school'
import { type Core, isCallError, isUnauthorized, openUserDraft } from '@chuhai/core'
import { type UploadOptions, upload } from '@chuhai/core/upload'
import { atom, type ReadableAtom } from 'nanostores'
import { studyMessages } from './messages'

/** What is being handed in. */
export interface Filled {
  text: string
  file: HomeworkFile | null
}

/** What is shown of the homework of a lesson. */
export type HomeworkState =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | {
      phase: 'ready'
      handedIn: Homework | null
      filled: Filled
      problems: Partial<Record<keyof Filled, string>>
    }

/** What controls the homework of a lesson. */
export interface HomeworkStore {
  readonly $state: ReadableAtom<HomeworkState>
  load(): Promise<void>
  change(part: Partial<Filled>): void
  upload(file: File, control: UploadOptions): Promise<HomeworkFile>
  /** Resolves to whether it was handed in. */
  handIn(): Promise<boolean>
}

type Ready = Extract<HomeworkState, { phase: 'ready' }>

const isFilled = (stored: unknown): stored is Filled => typeof Object(stored).text === 'string'

/** The homework of a lesson: what was handed in, and what is being filled in. */
export const createHomeworkStore = (core: Core, params: { id: number; key: string }): HomeworkStore => {
  const $state = atom<HomeworkState>({ phase: 'loading' })
  const draft = openUserDraft<Filled>(core, `homework.${params.id}.${params.key}`, isFilled)
  const ready = (): Ready | null => {
    const state = $state.get()
    return state.phase === 'ready' ? state : null
  }
  const show = (handedIn: Homework | null, kept: Filled | null) => {
    const { text = '', file = null } = kept ?? handedIn ?? {}
    $state.set({ phase: 'ready', handedIn, filled: { text, file }, problems: {} })
  }
  return {
    $state,
    async load() {
      $state.set({ phase: 'loading' })
      try {
        const { handedIn } = await core.query(getHomework, { params }).refresh()
        show(handedIn, draft.read())
      } catch (error) {
        $state.set({ phase: 'failed', message: isCallError(error) ? error.message : '' })
      }
    },
    change(part) {
      const state = ready()
      if (!state) return
      const filled = { ...state.filled, ...part }
      draft.write(filled)
      $state.set({ ...state, filled, problems: {} })
    },
    async upload(file, control) {
      try {
        return await upload(core, uploadHomework, file, control)
      } catch (error) {
        // Sign-on has been requested; the field says so in place of an error code.
        throw isUnauthorized(error) ? new Error(studyMessages[core.locale.$locale.get()].signInFirst) : error
      }
    },
    async handIn() {
      const state = ready()
      if (!state) return false
      const { text, file } = state.filled
      const body = {
        text,
        file: file && { address: file.address, name: file.name },
        version: state.handedIn?.version ?? 0,
      }
      try {
        const handedIn = await core.call(handInHomework, { params, body })
        draft.clear()
        show(handedIn, null)
        return true
      } catch (error) {
        const fields = isCallError(error) ? error.fields : undefined
        const { text, file } = fields ?? {}
        if (text ?? file) $state.set({ ...state, problems: { ...(text && { text }), ...(file && { file }) } })
        else core.report(error)
        return false
      }
    },
  }
}
