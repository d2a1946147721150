import { type Core, createScope, isCallError, ownOptions } from '@chuhai/core'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'

/** Whether the network failed, in contrast to a refusal, an abort or a duplicate. */
export const isConnectionError = (error: unknown): boolean =>
  isCallError(error) && (error.code === 'NETWORK' || error.code === 'TIMEOUT')

export interface DialogStore {
  /** Loads what the dialog shows. */
  open(): void
  /** Loads it again where that has failed. */
  retry(): void
  /** Starts what continues while the dialog is closed; returns the function that stops it. */
  connect?(): () => void
}

/** Returns the store of a dialog, one per user and key; a failed load is retried once the network or the user is back. */
export const useDialogStore = <Store extends DialogStore>(
  core: Core,
  isOpen: boolean,
  key: string,
  create: () => Store,
): Store => {
  const user = useStore(core.session.$user)
  const ownerId = useRef(user?.id)
  // After the session has ended, the dialog still belongs to the last user.
  if (user) ownerId.current = user.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user or key has a store of its own
  const store = useMemo(create, [core, key, ownerId.current])

  useEffect(() => store.connect?.(), [store])
  useEffect(() => {
    if (!isOpen) return
    store.open()
    const { signal, add, end } = createScope()
    add(core.session.$user.listen((signedIn) => signedIn && store.retry()))
    addEventListener('online', store.retry, ownOptions({ signal }))
    return end
  }, [core, isOpen, store])
  return store
}
