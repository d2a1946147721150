import { activities } from './activities'
import { applications } from './applications'
import { audit } from './audit'
import { backup, restoreAction } from './backup'
import type { Entries } from './command'
import { consignments } from './consignments'
import { consultations } from './consultations'
import { content } from './content'
import { editions } from './editions'
import { evaluation } from './evaluation'
import { homework } from './homework'
import { invoices } from './invoices'
import { logistics } from './logistics'
import { market } from './market'
import { messages } from './messages'
import { orders } from './orders'
import { organisations } from './organisations'
import { payments } from './payments'
import { questions } from './questions'
import { registrations } from './registrations'
import { reports } from './reports'
import { roles } from './role-commands'
import { schools } from './schools'
import { sites } from './sites'
import { stores } from './stores'
import { sessions, users } from './users'
import { views } from './views'

/** What an operator can do from the command line. */
export const commands: Entries = {
  content,
  consultations,
  registrations,
  activities,
  applications,
  stores,
  consignments,
  market,
  logistics,
  questions,
  homework,
  orders,
  invoices,
  organisations,
  payments,
  editions,
  schools,
  sites,
  sessions,
  users,
  views,
  roles,
  audit,
  backup,
  restore: restoreAction,
  messages,
  reports,
  evaluation,
}
