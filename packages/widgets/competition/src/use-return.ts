import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import type { CompetitionDialogsProps } from './dialogs-props'
import { isWhich } from './which'

/** A sign-on that has to leave the page comes back to what was open. */
export const useReturn = ({ core, opened, onOpen }: CompetitionDialogsProps, name: string): void => {
  const user = useStore(core.session.$user)
  const request = useStore(core.signOn.$request)
  const wanted = useMemo(() => core.drafts.open<unknown>(`${name}.wanted`), [core, name])
  const open = useRef(onOpen)
  open.current = onOpen

  useEffect(() => {
    if (wanted.read() && !core.session.$isKnown.get()) core.session.refresh()
  }, [core, wanted])
  useEffect(() => {
    if (!opened) return
    if (request) wanted.write(opened)
    else wanted.clear()
  }, [opened, request, wanted])
  useEffect(() => {
    if (!user || opened) return
    const which = wanted.read()
    wanted.clear()
    if (isWhich(which)) open.current(which)
  }, [user, opened, wanted])
}
