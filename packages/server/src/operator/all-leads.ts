import type { Lead } from '../modules/consultation/service'
import type { Desk } from './desk'

const rows = 500

/** Every lead, page by page, so that an export of any length needs little memory. */
export async function* allLeads(desk: Desk, since?: Date): AsyncGenerator<Lead> {
  for (let last: Lead | undefined; ; ) {
    const after = last && { createdAt: new Date(last.createdAt), id: last.id }
    const page = await desk.leads({ since, after, rows })
    yield* page
    last = page.at(-1)
    if (page.length < rows) return
  }
}
