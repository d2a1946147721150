import type { ApplicationKind, Values } from '@chuhai/contract/application'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'

interface StateWords {
  title: string
  text: string
}

/** What is said of one kind alone. */
export interface KindWords {
  /** What the visitor agrees to. */
  terms: string
  states: Record<'submitted' | 'reviewing' | 'rejected' | 'accepted' | 'withdrawn', StateWords>
  /** Where an accepted applicant goes on. */
  accepted: string
  /** Why what is applied for takes nobody now, by its code. */
  closed?: Record<string, StateWords>
  /** Where places are limited: who waits for one, and until when one is kept. */
  places?: {
    tag: string
    join: string
    waiting: (ahead: number) => string
    /** While it is reviewed. */
    kept: string
    keptUntil: Record<'accepted' | 'rejected', (time: string) => string>
    lapsed: string
  }
}

/** What the form of a kind needs beside its declaration. */
export interface ShownKind {
  kind: ApplicationKind
  words: Record<Locale, KindWords>
  termsUrl: string
  /** Where an accepted applicant goes on. */
  acceptedUrl: string
  /** What is known before anything is filled in. */
  prefill(core: Pick<Core, 'session' | 'organisation'>): Partial<Values>
}
