import type { Application, ApplicationKind, Values } from '@chuhai/contract/application'
import type { Locale } from '@chuhai/contract/locale'
import type { CallOptions, Core } from '@chuhai/core'
import type { ComponentType } from 'react'

/** A heading and what it means. */
export interface StateWords {
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
  /** What is applied for, above what is filled in. */
  about?: { title: string; facts: readonly { term: string; text: string }[] }
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
    /** After the acceptance, where there is no place to be paid: it is waited for, there is none, or an order holds it. */
    accepted: Record<'waiting' | 'full' | 'ordered', StateWords>
    wait: string
    order: string
  }
}

/** What the form of a kind needs beside its declaration. */
export interface ShownKind {
  kind: ApplicationKind
  words: Record<Locale, KindWords>
  termsUrl: string
  /** Where an accepted applicant goes on. */
  acceptedUrl: string
  /** Joins the waiting list after the acceptance, where places are limited. */
  wait?(core: Pick<Core, 'call'>, options: CallOptions): Promise<Application>
  /** What becomes of it after the acceptance, shown above it; `id` is that of the application. */
  Sequel?: ComponentType<{ core: Core; id: string }>
  /** What is known before anything is filled in. */
  prefill(core: Pick<Core, 'session' | 'organisation'>): Partial<Values>
}
