import type { Application } from '@chuhai/contract/application'
import { chinaMoment } from '@chuhai/core/dates'
import type { KindWords, StateWords } from './shown-kind'

/** Where an application stands, in words, and the step that follows. */
export interface Standing extends StateWords {
  /** What an applicant has to know of their place; null where there is nothing. */
  place: string | null
  /** Filling in again, what follows an acceptance, waiting for a place, or the order that has it. */
  next: 'edit' | 'goOn' | 'wait' | 'order' | null
}

const placeTextOf = (
  { place, state }: Application,
  words: KindWords['places'],
  inChina: (time: string) => string,
): string | null => {
  if (!place || !words || place.state === 'ordered') return null
  if (place.state === 'waiting') return words.waiting(place.ahead)
  if (place.state === 'lapsed') return words.lapsed
  if (place.keepUntil === null) return words.kept
  return state === 'accepted' || state === 'rejected'
    ? words.keptUntil[state](inChina(chinaMoment(place.keepUntil)))
    : null
}

/**
 * Returns what is said of an application: an accepted one may have a place, wait for one, or find none left.
 *
 * @param inChina Names the clock of a time, as `useChinaClock` does.
 */
export const standingOf = (
  application: Application,
  words: KindWords,
  inChina: (time: string) => string,
): Standing => {
  const { state, place, refusal } = application
  const { states, places, closed } = words
  const placeText = placeTextOf(application, places, inChina)
  if (state !== 'accepted') {
    const isOpen = state === 'submitted' || state === 'reviewing'
    return {
      ...states[state === 'draft' ? 'withdrawn' : state],
      place: placeText,
      next: isOpen ? null : 'edit',
    }
  }
  if (places && place?.state === 'ordered') return { ...places.accepted.ordered, place: null, next: 'order' }
  const isFull = refusal === 'CLASS_FULL'
  const shut = refusal && !isFull ? closed?.[refusal] : undefined
  if (shut) return { ...shut, place: null, next: null }
  if (places && place?.state === 'waiting')
    return { ...places.accepted.waiting, place: placeText, next: null }
  if (places && isFull) return { ...places.accepted.full, place: placeText, next: 'wait' }
  return { ...states.accepted, place: placeText, next: 'goOn' }
}
