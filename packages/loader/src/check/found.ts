import type { Code, Finding } from '@chuhai/contract/embed'

/** The longest fact that a report may have. */
const factMax = 600

/** A finding of the self-check, with the facts that its words name. */
export const found = (code: Code, facts: Record<string, string | number> = {}): Finding => ({
  code,
  facts: Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, String(value).slice(0, factMax)]),
  ),
})
