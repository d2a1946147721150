import type { KeyboardEvent, RefObject } from 'react'
import type { CascaderOption } from './tree'

/** What the opened columns and the list of results share. */
export interface OpenedProps {
  id: string
  options: readonly CascaderOption[]
  value: readonly string[]
  optionalFrom: number
  skipLabel?: string | undefined
  /** The focus stays in the field, which hands its keys on to here; answers whether the key was used. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>
  onActive: (list: string | undefined, option: string | undefined) => void
  onChoose: (path: readonly CascaderOption[]) => void
}
