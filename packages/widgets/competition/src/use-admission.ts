import type { Locale } from '@chuhai/contract/locale'
import { useEffect, useRef, useState } from 'react'
import { refusalOf, refusalText, signOn } from './admission'
import type { CompetitionDialogsProps } from './dialogs-props'
import type { Which } from './which'

/** What of the two may show: the window and the sign-on come first, each time it is opened (specification, section 4). */
export const useAdmission = (props: CompetitionDialogsProps, locale: Locale): Which | null => {
  const { core, editionId, opened } = props
  const [admitted, setAdmitted] = useState<Which | null>(null)
  const latest = useRef({ ...props, locale })
  latest.current = { ...props, locale }

  useEffect(() => {
    if (!opened) return
    const visit = new AbortController()
    const { signal } = visit
    const enter = async () => {
      if (!core.session.$isKnown.get()) await core.session.refresh()
      const refusal = await refusalOf(core, editionId, opened)
      if (signal.aborted) return
      if (refusal) core.notices.error(refusalText(refusal, latest.current.locale))
      const isLetIn = !refusal && (core.session.$user.get() !== null || (await signOn(core, signal)))
      if (signal.aborted) return
      if (isLetIn) setAdmitted(opened)
      else latest.current.onClose()
    }
    enter().catch((error: unknown) => {
      if (signal.aborted) return
      core.report(error)
      latest.current.onClose()
    })
    return () => {
      visit.abort()
      setAdmitted(null)
    }
  }, [core, editionId, opened])

  return admitted === opened ? admitted : null
}
