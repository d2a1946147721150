import { AsyncLocalStorage } from 'node:async_hooks'
import { type Logger, NoopLogger } from 'drizzle-orm/logger'
import type { Db } from '../database/db'
import { personalTablesOf } from '../personal-data/personal-tables'

/** Tables of users that are not read by their user, and why. */
const foundOtherwise: Record<string, string> = {
  session: 'by a secret',
  sign_on_token: 'by a secret',
  idempotency_key: 'by a secret key and the caller',
  outbox_message: 'by the job that sends it',
  page_view: 'by operators',
  page_event: 'by operators',
  organisation: 'by its members',
  site_request: 'by its site, which says nothing of who has asked',
  order_invoice: 'by the number of an order, which is read with its user',
  order_step: 'by the number of an order, which is read with its user',
  guide_appraisal: 'by everybody, as the average of a site',
  market_review: 'by everybody, as the reviews of a service',
  market_deal_step: 'by the number of a deal, which is read with its side',
  market_message: 'by the number of a deal, which is read with its side',
  shipment_step: 'by the number of a shipment, which is read with its sender',
  shipment_label: 'by the number of a shipment, which is read with its sender',
  user_account: 'by the session',
}

/** Statements that need no user, and why. */
const allowed: [pattern: RegExp, why: string][] = [
  [/from "purchase_order" where "purchase_order"\."number" = \$1$/, 'a step that the provider has caused'],
  [
    /from "purchase_order" where \("purchase_order"\."state" in /,
    'what was not paid in time, whose place is freed',
  ],
  [
    /^select (?:"course_id", )?count\(distinct "user_id"\) from \(\(select "user_id", "course_id" from "lesson_progress"\)/,
    'how many people learn',
  ],
  [/^select "product_id", count\(\*\) from "purchase_order"/, 'how many places are taken'],
  [
    /from "(?:class|activity)_place" where \(?"\w+"\."(?:class|session)_id" (in|=) /,
    'who has and who waits for the places of a class or an activity',
  ],
  [
    /^select "product_id", "user_id" from "purchase_order"/,
    'who holds the places of a class, or a difference',
  ],
  [/from "uploaded_file" where "uploaded_file"\."id" = \$1$/, 'named by 256 random bits'],
  [
    /from "message_contact" where .*"way" = \$1 and .*"address" = \$2/,
    'whom a phone number is of, told to nobody',
  ],
  [/from "membership" where \("membership"\."org_id" = \$1 and .*"role" = \$2\)$/, 'owners, who are told'],
  [
    /^select "user_id" from "membership" where \("membership"\."org_id" = \$1 and .*"role" in \([^)]*\)\)$/,
    'who acts for a provider, who are told',
  ],
  [
    /from "market_review" inner join "market_deal" .*"shown_at" is not null/,
    'reviews, which everybody reads',
  ],
  [
    /from "market_deal" where "market_deal"\."number" in \([^)]*\)$/,
    'deals whose reviews have appeared, of which the other side is told',
  ],
  [
    /(?:from|update) "shipment" .*where \("shipment"\."number" (?:=|in) .*"(?:step|choice_id)" = \$\d+\)/,
    'shipments that the statement before has found for their sender, or for who pays them',
  ],
  [
    /from "shipment" where "shipment"\."number" = \$1 for update$/,
    'a step that a warehouse or a payment causes',
  ],
  [
    /from \(select .* from "purchase_order" .* inner join "weighing_charge" .*"weighing_charge"\."shipment" in \(/,
    'what is paid for shipments that the statement before has found for their reader',
  ],
  [
    /from "shipment_label" inner join "shipment" .* where "shipment_label"\."number" = \$1$/,
    'whose parcel a label is of, who are told',
  ],
  [/from "shipment" where \("shipment"\."order_number" = \$1/, 'whether an order has open shipments'],
  [
    /^select "user_id" from "shipment_choice" where "shipment_choice"\."id" = \$1$/,
    'who has chosen what is held',
  ],
  [/^select max\("until"\) from "market_read" where /, 'until when the other side of a deal has read'],
  [
    /count\(\*\)(?: as count)? from "membership" where "membership"\."org_id" = \$1/,
    'how many members there are',
  ],
  [/count\(\*\)(?: as count)? from "organisation_invitation" where /, 'how many invitations wait'],
  [/"organisation_invitation".* where .*"token_hash" = /, 'named by 256 random bits'],
  [/^(?:update|delete from) "organisation_invitation" .*"accepted_by" is null/, 'in a change of an owner'],
  [/^update "organisation_request" [\s\S]*first\.social_code/, 'asked of the caller’s organisation'],
  [/from "lesson_question" where .*"answer" is not null/, 'answered questions, without whose they are'],
  [
    /^select \("file" ->> 'address'\) from "lesson_homework" where /,
    'whether a file is of homework, for teachers',
  ],
  [/from "course_certificate" where "course_certificate"\."number" = \$1$/, 'named by 80 random bits'],
  [/^select "user_id" from "operator_role" where \("operator_role"\."role" = \$1/, 'teachers, who are told'],
  [/coalesce\(sum\(used\), 0\) from "assistant_usage" where day = /, 'questions of all users on a day'],
]

const calls = new AsyncLocalStorage<string[]>()

const logger: Logger = NoopLogger.prototype
logger.logQuery = (statement) => void calls.getStore()?.push(statement)

const reading = /\b(?:from|join|update|delete from)\s+"(\w+)"/gi
const namesUser = /"?user_id"?\s*(?:=|in\b)/i

let known: Set<string> | undefined

const tablesOf = (db: Db): Set<string> => {
  known ??= new Set(personalTablesOf(db, {}).flatMap(({ name }) => (name in foundOtherwise ? [] : name)))
  return known
}

/** Runs a call of a visitor; throws where one of its statements reads or changes rows of users without saying whose. */
export const requireOwnRows = async <T>(db: Db, call: () => PromiseLike<T>): Promise<T> => {
  const statements: string[] = []
  const result = await calls.run(statements, async () => call())
  const own = tablesOf(db)
  const found = statements.filter(
    (statement) =>
      [...statement.matchAll(reading)].some(([, table = '']) => own.has(table)) &&
      !namesUser.test(statement) &&
      !allowed.some(([pattern]) => pattern.test(statement)),
  )
  if (found.length > 0) throw new Error(`Rows of users without the user: ${found.join('\n')}`)
  return result
}
