import type { FieldErrors } from '@chuhai/contract'
import type { Input } from '../asking/server'
import { refusedInputs } from '../input/refused'
import { fail, passed, skipped } from '../outcome'
import { requireRefusal } from './expect'
import { barrierOf, type Check, sessionFor } from './run'

const shown = ({ params, query, body }: Input, field: string | undefined): string => {
  const values = { ...params, ...query, ...(body as object) } as Record<string, unknown>
  if (field === undefined) return 'for a wrong input'
  const name = field.split('.')[0] ?? field
  return name in values ? `for ${name} ${JSON.stringify(values[name]).slice(0, 40)}` : `without ${name}`
}

/** Missing and wrong fields are refused, each by its name. */
export const inputCheck: Check = {
  name: 'input',
  async run(endpoint, run) {
    const refused = refusedInputs(endpoint)
    if (refused.length === 0) return null
    const barrier = barrierOf(endpoint, run)
    if (barrier) return skipped(barrier)
    for (const { input, fields, codes } of refused) {
      const answer = await run.server.ask(endpoint, input, { cookie: sessionFor(endpoint, run) })
      const when = shown(input, fields[0])
      const { status, data } = requireRefusal(answer, codes, when)
      const named = (data as FieldErrors | null)?.fields ?? {}
      const missing = fields.filter((field) => !named[field])
      if (missing.length > 0)
        fail(`answers ${status} ${when}, and data.fields does not name ${missing.join(', ')}`)
    }
    return passed(`refuses ${refused.length} wrong inputs and names their fields`)
  },
}
