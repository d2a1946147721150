import type { Core } from '@chuhai/core'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'

/** Whose registration it is: while nobody is signed in, still that of the last one who was. */
export const useOwner = (core: Core): string | undefined => {
  const user = useStore(core.session.$user)
  const owner = useRef(user?.id)
  if (user) owner.current = user.id
  return owner.current
}
