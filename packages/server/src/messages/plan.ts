import type { OutwardWay } from '@chuhai/contract/admin'
import type { QuietHours } from '../settings/quiet-hours'
import { hourMs, minuteMs } from '../time/durations'
import { entryOf } from './calendar-entry'
import type { Circumstances } from './circumstances'
import { type Delivery, type Outcome, usefulMs } from './claims'
import type { MessageKind } from './kind'
import { nightEnd } from './quiet-hours'
import { fillTemplate } from './template'
import { valueTexts } from './value-text'
import type { WrittenMessage } from './way'

/** How many a person gets on a day by a way, so that a mistake floods nobody. */
export const dailyLimits: Record<OutwardWay, number> = { mail: 20, sms: 8 }

export interface PlanOptions {
  /** The address of the portal. */
  publicUrl: string
  /** Null where messages go out at any hour. */
  quietHours: QuietHours | null
  /** The address where one press ends a kind of news for a user. */
  unsubscribe(userId: number, kind: string, way: OutwardWay): string
}

/** A delivery that is ready to go, and where. */
export interface Ready {
  state: 'ready'
  to: string
  message: WrittenMessage
}

const held = (reason: string, until: Date): Outcome => ({ state: 'held', reason, until })
const skipped = (reason: string): Outcome => ({ state: 'skipped', reason })
const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/** Returns when a message may go out that would come at night; null by day, and where its deadline is close. */
const heldUntil = (deadline: Date | null, quiet: QuietHours | null, now: Date): Date | null => {
  const morning = nightEnd(now, quiet)
  if (!morning || !deadline || deadline <= now) return morning
  const latest = Math.min(morning.getTime(), deadline.getTime() - hourMs)
  return latest <= now.getTime() ? null : new Date(latest)
}

/** Decides what becomes of a claimed delivery: it goes out, waits, or is not sent. */
export const planDelivery = (
  kind: MessageKind,
  { id, messageId, userId, way, lastError }: Delivery,
  { message: { values, createdAt }, isWanted, contact, template, today }: Circumstances,
  { publicUrl, quietHours, unsubscribe }: PlanOptions,
  now: Date,
): Ready | Outcome => {
  if (!isWanted(userId, kind, way)) return skipped('not wanted')
  if (!contact) return skipped('no confirmed address')
  if (now.getTime() - createdAt.getTime() > usefulMs)
    return { state: 'refused', reason: lastError ?? 'too late' }
  if (!template) return held('no template', later(now, 10 * minuteMs))
  const { address, locale } = contact
  const { title, text, sms } = fillTemplate(kind, template, values, locale)
  if (way === 'sms' && sms === null) return skipped('no short text')
  const morning = heldUntil(kind.deadline?.(values) ?? null, quietHours, now)
  if (morning) return held('night', morning)
  if (today >= dailyLimits[way]) return held('enough for today', later(now, hourMs))
  const path = kind.path?.(values)
  return {
    state: 'ready',
    to: address,
    message: {
      id,
      kind: kind.key,
      locale,
      title,
      text: way === 'sms' ? (sms ?? '') : text,
      address: path === undefined ? null : `${publicUrl}${path}`,
      date: entryOf(kind, messageId, values),
      unsubscribe: kind.purpose === 'news' ? unsubscribe(userId, kind.key, way) : null,
      values: valueTexts(kind, values, locale),
    },
  }
}
