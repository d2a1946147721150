import * as v from 'valibot'
import { zones } from './zone'

/** An edition of the competition; its id counts them, the sixth is 6. Times are ISO 8601 in UTC; `now` is the server's clock, for `timeWindow`. */
export const edition = v.object({
  id: v.number(),
  name: v.string(),
  opensAt: v.string(),
  closesAt: v.string(),
  now: v.string(),
})
/** An edition with its sign-up window. */
export type Edition = v.InferOutput<typeof edition>

const titled = v.object({ title: v.string(), text: v.string() })

/** A number worth showing: `{ value: '68', unit: '万元', label: '总奖金' }`. */
const figure = v.object({ value: v.string(), unit: v.string(), label: v.string() })

/**
 * What an edition is about, one part for each slide (specification 2.15). Dates are `YYYY-MM-DD` in Shanghai, money is
 * in fen, shares are per cent.
 */
export const programme = v.object({
  edition: v.object({ id: v.number(), name: v.string(), startsOn: v.string(), endsOn: v.string() }),
  lead: v.string(),
  figures: v.array(figure),
  introduction: v.object({ lead: v.string(), tracks: v.array(titled), gains: v.array(titled) }),
  review: v.object({
    lead: v.string(),
    figures: v.array(figure),
    winners: v.array(
      v.object({
        award: v.string(),
        team: v.string(),
        school: v.string(),
        zone: v.picklist(zones),
        project: v.string(),
        result: v.string(),
      }),
    ),
  }),
  prizes: v.object({
    lead: v.string(),
    awards: v.array(v.object({ name: v.string(), teams: v.number(), amount: v.number(), extra: v.string() })),
    honours: v.array(titled),
  }),
  judges: v.object({
    lead: v.string(),
    people: v.array(v.object({ name: v.string(), title: v.string(), field: v.string() })),
  }),
  rules: v.object({
    stages: v.array(titled),
    criteria: v.array(v.object({ name: v.string(), share: v.number(), text: v.string() })),
  }),
  schedule: v.array(
    v.object({ name: v.string(), startsOn: v.string(), endsOn: v.optional(v.string()), text: v.string() }),
  ),
  notes: v.array(titled),
})
/** The content of the competition's slides. */
export type Programme = v.InferOutput<typeof programme>
