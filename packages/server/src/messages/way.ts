import type { OutwardWay } from '@chuhai/contract/admin'
import type { Locale } from '@chuhai/contract/locale'
import type { CalendarEntry } from './calendar-entry'

/** A message in one language, ready for one way. */
export interface WrittenMessage {
  /** The same at every attempt, so that a receiver can drop what it already has. */
  id: string
  kind: string
  locale: Locale
  title: string
  text: string
  /** The whole address of the page that it leads to, without a session. */
  address: string | null
  date: CalendarEntry | null
  /** One press there ends this kind of news (RFC 8058); null for service messages. */
  unsubscribe: string | null
  /** What the template of a short message at the gateway is filled in with. */
  values: Readonly<Record<string, string>>
}

/** What became of an attempt. What is refused for good is not tried again. */
export type Delivery = { state: 'sent' } | { state: 'refused'; reason: string }

/** A way out of the portal. `send` throws where it is worth another try. */
export interface Way {
  key: OutwardWay
  send(to: string, message: WrittenMessage, signal: AbortSignal): Promise<Delivery>
}
