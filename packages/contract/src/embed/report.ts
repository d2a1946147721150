import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(600))

/** What a check has found: its code, and what the words about it name. */
const finding = v.object({ code: text, facts: v.record(text, text) })
/** What a check has found. */
export type Finding = v.InferOutput<typeof finding>

/** What the self-check of a page says; it travels in the fragment of an address, which no server sees. */
export const checkReport = v.object({
  version: v.literal(1),
  /** Address of the page, without query and fragment. */
  page: text,
  /** Origin of the portal. */
  base: text,
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Milliseconds from the beginning of the page to the launcher; null where the page has none. */
  launcherMs: v.nullable(v.pipe(v.number(), v.minValue(0))),
  findings: v.pipe(v.array(finding), v.maxLength(100)),
})
/** The report of a self-check. */
export type CheckReport = v.InferOutput<typeof checkReport>

const parameter = 'report='

/** A report as letters, digits, `-` and `_` alone. */
export const encodeReport = (report: CheckReport): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(report))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The address that shows a report. */
export const reportAddress = (report: CheckReport): string =>
  `${report.base}/embed/check#${parameter}${encodeReport(report)}`

const decode = (written: string): unknown => {
  const binary = atob(written.replaceAll('-', '+').replaceAll('_', '/'))
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0))))
}

/**
 * The report that a text has in it: a fragment, an address, or what the console shows around it. Null without one: anybody
 * may have written it.
 */
export const readReport = (from: string): CheckReport | null => {
  const [, written] = /report=([\w-]+)/.exec(from) ?? []
  if (!written) return null
  try {
    const { success, output } = v.safeParse(checkReport, decode(written))
    return success ? output : null
  } catch {
    return null
  }
}
