import {
  chooseMessageWay,
  listMessageChoices,
  type MessageChoice,
  type MessageWay,
} from '@chuhai/contract/message'
import { type Core, isCallError } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

/** What the table of ways shows. */
export type ChoicesState =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | { phase: 'ready'; choices: readonly MessageChoice[] }

/** What controls the table of ways. */
export interface ChoicesStore {
  readonly $state: ReadableAtom<ChoicesState>
  /** Reads it; until then what was there stays in sight. */
  load(): Promise<void>
  /** Switches at once, and back where the server refuses. */
  choose(kind: string, way: MessageWay, isOn: boolean): Promise<void>
}

const switched = (
  choices: readonly MessageChoice[],
  kind: string,
  way: MessageWay,
  isOn: boolean,
): readonly MessageChoice[] =>
  choices.map((choice) =>
    choice.kind === kind
      ? { ...choice, ways: choice.ways.map((one) => (one.way === way ? { ...one, isOn } : one)) }
      : choice,
  )

/** By which ways each kind of message reaches the visitor. */
export const createChoicesStore = ({
  call,
  query,
  report,
}: Pick<Core, 'call' | 'query' | 'report'>): ChoicesStore => {
  const $state = atom<ChoicesState>({ phase: 'loading' })
  let last = 0
  const change = (kind: string, way: MessageWay, isOn: boolean) => {
    const state = $state.get()
    if (state.phase === 'ready')
      $state.set({ phase: 'ready', choices: switched(state.choices, kind, way, isOn) })
  }
  return {
    $state,
    async load() {
      try {
        $state.set({ phase: 'ready', choices: await query(listMessageChoices).refresh() })
      } catch (error) {
        $state.set({ phase: 'failed', message: isCallError(error) ? error.message : '' })
      }
    },
    async choose(kind, way, isOn) {
      last += 1
      const turn = last
      change(kind, way, isOn)
      try {
        const choices = await call(chooseMessageWay, { body: { kind, way, isOn } })
        // The answer to an earlier press knows nothing of the later ones.
        if (turn === last) $state.set({ phase: 'ready', choices })
      } catch (error) {
        change(kind, way, !isOn)
        report(error)
      }
    },
  }
}
