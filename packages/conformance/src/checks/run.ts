import { type EndpointShape, isChange } from '@chuhai/contract'
import type { Answer } from '../asking/answer'
import type { Input, Server } from '../asking/server'
import type { FoundValues } from '../input/found-values'
import type { Outcome } from '../outcome'

/** What the checks of one run share. */
export interface Run {
  server: Server
  /** The origin of a registered site; null where none is known. */
  origin: string | null
  /** The cookies of a session; null without one. */
  cookie: string | null
  /** Whether calls that change something are made in full. */
  writes: boolean
  /** Values for inputs by `endpoint.field`. */
  values: Readonly<Record<string, string>>
  found: FoundValues
  /** What was answered last without an error, and to which input. */
  answered: Map<string, { input: Input; answer: Answer }>
}

/** What is checked of a call; `run` resolves with null where it says nothing about it. */
export interface Check {
  name: string
  run(endpoint: EndpointShape, run: Run): Promise<Outcome | null>
}

export const needsOrigin = 'needs the origin of a registered site: name one with --origin'
export const needsSession = 'needs a session: give one with --cookie or --token'

/** Why a call cannot be made in this run; null where it can. */
export const barrierOf = (endpoint: EndpointShape, { origin, cookie }: Run): string | null => {
  if (isChange(endpoint) && origin === null) return needsOrigin
  return endpoint.access === 'user' && cookie === null ? needsSession : null
}

/** Only calls that need it carry the session: what is sent to the others cannot end it. */
export const sessionFor = ({ access }: EndpointShape, { cookie }: Run): string | null =>
  access === 'user' ? cookie : null

/** Of no site that anybody has registered. */
export const foreignOrigin = 'https://unregistered.invalid'
