import { array, type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { zones } from './zone'

/** An edition of the competition; its id counts them, the sixth is 6. Times are ISO 8601 in UTC; `now` is the server's clock, for `timeWindow`. */
export const edition = object({
  id: number(),
  name: string(),
  opensAt: string(),
  closesAt: string(),
  now: string(),
})
export type Edition = InferOutput<typeof edition>

const titled = object({ title: string(), text: string() })

/** A number worth showing: `{ value: '68', unit: '万元', label: '总奖金' }`. */
const figure = object({ value: string(), unit: string(), label: string() })

/**
 * What an edition is about, one part for each slide (specification 2.15). Dates are `YYYY-MM-DD` in Shanghai, money is
 * in yuan, shares are per cent.
 */
export const programme = object({
  edition: object({ id: number(), name: string(), startsOn: string(), endsOn: string() }),
  lead: string(),
  figures: array(figure),
  introduction: object({ lead: string(), tracks: array(titled), gains: array(titled) }),
  review: object({
    lead: string(),
    figures: array(figure),
    winners: array(
      object({
        award: string(),
        team: string(),
        school: string(),
        zone: picklist(zones),
        project: string(),
        result: string(),
      }),
    ),
  }),
  prizes: object({
    lead: string(),
    awards: array(object({ name: string(), teams: number(), amount: number(), extra: string() })),
    honours: array(titled),
  }),
  judges: object({
    lead: string(),
    people: array(object({ name: string(), title: string(), field: string() })),
  }),
  rules: object({
    stages: array(titled),
    criteria: array(object({ name: string(), share: number(), text: string() })),
  }),
  schedule: array(object({ name: string(), startsOn: string(), endsOn: optional(string()), text: string() })),
  notes: array(titled),
})
export type Programme = InferOutput<typeof programme>
