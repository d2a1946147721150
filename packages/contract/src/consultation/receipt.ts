import { object, string } from 'valibot'

/** What a sender gets back: the lead's id. Apart from the rules, which a form fetches later than the answer's shape. */
export const consultationReceipt = object({ id: string() })
