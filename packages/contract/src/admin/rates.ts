import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { idInPath, wholeNumber } from '../fields'
import { lineCarrier, lineKinds } from '../logistics/line'
import { words } from '../words'

const managedLine = v.object({
  id: v.number(),
  name: words,
  carrier: lineCarrier,
  kind: v.picklist(lineKinds),
  /** False once editors have removed it. */
  isShown: v.boolean(),
  /** The newest version of its table. */
  version: v.number(),
  /** The version in force; null if none is. */
  inForce: v.nullable(v.number()),
})
/** A line as operators see it. */
export type ManagedLine = v.InferOutput<typeof managedLine>

/** All lines, in the order of editors. */
export const listManagedLines = adminEndpoint({
  name: 'listManagedLines',
  summary: '物流线路及其价格表的版本',
  role: 'viewer',
  method: 'GET',
  path: '/admin/logistics/lines',
  answer: v.array(managedLine),
})

const rateVersion = v.object({
  version: v.number(),
  /** Its place among the versions of all lines. */
  serial: v.number(),
  from: v.string(),
  until: v.nullable(v.string()),
  importedAt: v.string(),
  isInForce: v.boolean(),
})
/** A version of the table of a line. */
export type RateVersion = v.InferOutput<typeof rateVersion>

/** Every version of the table of a line, the newest first; none is ever deleted. */
export const listRateVersions = adminEndpoint({
  name: 'listRateVersions',
  summary: '一条线路的价格表版本',
  role: 'viewer',
  method: 'GET',
  path: '/admin/logistics/lines/{id}/rates',
  params: idInPath(),
  answer: v.array(rateVersion),
})

/** The table of a line as a CSV file: that of a version, or the newest; null where there is none. */
export const exportRates = adminEndpoint({
  name: 'exportRates',
  summary: '导出一条线路的价格表',
  role: 'viewer',
  method: 'GET',
  path: '/admin/logistics/lines/{id}/rates/file',
  params: idInPath(),
  query: v.object({ version: v.optional(wholeNumber(1, 999_999)) }),
  answer: v.nullable(v.object({ version: v.number(), text: v.string() })),
})

/** Problems prevent an import, remarks do not; `version` is null if none was added. */
const ratesResult = v.object({
  problems: v.array(v.string()),
  remarks: v.array(v.string()),
  /** What differs from the newest table, in sentences. */
  changes: v.array(v.string()),
  version: v.nullable(v.number()),
})
/** The result of an import of prices, or of a trial. */
export type RatesResult = v.InferOutput<typeof ratesResult>

/** The longest text of a table. */
const ratesTextMax = 2_000_000

/** Validates the table of a file and adds it as the newest version unless `isTrial`. A file with a problem changes nothing. */
export const importRates = adminEndpoint({
  name: 'importRates',
  summary: '导入一条线路的价格表',
  role: 'editor',
  method: 'POST',
  path: '/admin/logistics/lines/{id}/rates',
  params: idInPath(),
  body: v.object({
    /** Name of the file in messages. */
    file: v.pipe(v.string(), v.maxLength(400)),
    text: v.pipe(v.string(), v.maxLength(ratesTextMax)),
    isTrial: v.boolean(),
  }),
  answer: ratesResult,
})

/** Sets a percentage of a surcharge from a time on, such as the fuel of a month, as a new version. */
export const setRateShare = adminEndpoint({
  name: 'setRateShare',
  summary: '设定附加费从某时起的比例',
  role: 'editor',
  method: 'PUT',
  path: '/admin/logistics/lines/{id}/shares/{key}',
  params: v.object({
    ...idInPath().entries,
    key: v.pipe(v.string(), v.regex(/^[a-z][A-Za-z\d-]{0,29}$/)),
  }),
  body: v.object({ from: v.pipe(v.string(), v.isoTimestamp()), basisPoints: wholeNumber(0, 30_000) }),
  answer: ratesResult,
  errors: ['RATES_SHARE_UNKNOWN'],
})
