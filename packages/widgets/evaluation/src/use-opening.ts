import type { Core } from '@chuhai/core'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'

/** Whether the dialog is wanted. A sign-on that has to leave the page comes back to it. */
export const useOpening = (core: Core, name: string) => {
  const [isOpen, setIsOpen] = useState(false)
  const user = useStore(core.session.$user)
  const wanted = useMemo(() => core.drafts.open<boolean>(`evaluation.${name}.wanted`), [core, name])

  useEffect(() => {
    if (!user || wanted.read() !== true) return
    wanted.clear()
    setIsOpen(true)
  }, [user, wanted])

  return {
    isOpen,
    open() {
      if (!user) wanted.write(true)
      setIsOpen(true)
    },
    close() {
      wanted.clear()
      setIsOpen(false)
    },
  }
}
