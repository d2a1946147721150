import { type InferOutput, number, object, string } from 'valibot'

/** An edition of the competition; its id counts them, the sixth is 6. Times are ISO 8601 in UTC; `now` is the server's clock, for `timeWindow`. */
export const edition = object({
  id: number(),
  name: string(),
  opensAt: string(),
  closesAt: string(),
  now: string(),
})
export type Edition = InferOutput<typeof edition>
