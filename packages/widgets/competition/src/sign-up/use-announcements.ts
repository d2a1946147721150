import type { Registration } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { useEffect, useRef } from 'react'
import { reviewMessages } from './review/messages'
import type { SignUpState } from './store/state'

interface Announced {
  core: Core
  isOpen: boolean
  locale: Locale
  onSubmitted?: ((registration: Registration) => void) | undefined
}

/** Tells what has come of a registration: a team handed in, whose dialog may be closed by then, and one taken back. */
export const useAnnouncements = (
  state: SignUpState,
  { core, isOpen, locale, onSubmitted }: Announced,
): void => {
  const words = reviewMessages[locale]
  const announced = useRef<Registration | null>(null)
  const lastPhase = useRef(state.phase)

  useEffect(() => {
    if (state.phase !== 'submitted' || announced.current === state.registration) return
    announced.current = state.registration
    if (!isOpen) core.notices.success(words.submitted.title)
    onSubmitted?.(state.registration)
  }, [state, isOpen, core, words, onSubmitted])
  useEffect(() => {
    if (lastPhase.current === 'kept' && state.phase === 'filling') core.notices.success(words.withdrawn)
    lastPhase.current = state.phase
  }, [state, core, words])
}
