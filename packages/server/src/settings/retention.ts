import * as v from 'valibot'
import { count } from './fields'

/**
 * How long personal data is stored at most, as the privacy page says. Settings may shorten it.
 */
export const longestRetention = {
  leadMonths: 24,
  registrationMonths: 24,
  applicationMonths: 24,
  orderMonths: 60,
  pageViewMonths: 12,
  assistantDays: 90,
  outboxDays: 30,
  messageMonths: 12,
  accessLogMonths: 36,
}

export type Retention = typeof longestRetention

/** At most as long as the privacy page says. */
const kept = (longest: number) => count(longest, 1, longest, ', as the privacy page says')

export const retentionVariables = v.object({
  RETAIN_LEADS_MONTHS: kept(longestRetention.leadMonths),
  RETAIN_REGISTRATIONS_MONTHS: kept(longestRetention.registrationMonths),
  RETAIN_APPLICATIONS_MONTHS: kept(longestRetention.applicationMonths),
  RETAIN_ORDERS_MONTHS: kept(longestRetention.orderMonths),
  RETAIN_PAGE_VIEWS_MONTHS: kept(longestRetention.pageViewMonths),
  RETAIN_ASSISTANT_DAYS: kept(longestRetention.assistantDays),
  RETAIN_OUTBOX_DAYS: kept(longestRetention.outboxDays),
  RETAIN_MESSAGES_MONTHS: kept(longestRetention.messageMonths),
  RETAIN_ACCESS_LOG_MONTHS: kept(longestRetention.accessLogMonths),
})

export const readRetention = (values: v.InferOutput<typeof retentionVariables>): Retention => ({
  leadMonths: values.RETAIN_LEADS_MONTHS,
  registrationMonths: values.RETAIN_REGISTRATIONS_MONTHS,
  applicationMonths: values.RETAIN_APPLICATIONS_MONTHS,
  orderMonths: values.RETAIN_ORDERS_MONTHS,
  pageViewMonths: values.RETAIN_PAGE_VIEWS_MONTHS,
  assistantDays: values.RETAIN_ASSISTANT_DAYS,
  outboxDays: values.RETAIN_OUTBOX_DAYS,
  messageMonths: values.RETAIN_MESSAGES_MONTHS,
  accessLogMonths: values.RETAIN_ACCESS_LOG_MONTHS,
})
