import { stringify } from 'csv-stringify'
import type { Lead } from '../modules/consultation/service'
import { leadColumns } from './columns'

/** A value that Excel would run as a formula is shown as the text it is. */
const startsFormula = /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/

export const asText = (value: string): string => (startsFormula.test(value) ? `'${value}` : value)

/** A stream that turns leads into CSV as Excel reads it: UTF-8 with its mark, CRLF. */
export const leadCsv = () =>
  stringify({
    bom: true,
    record_delimiter: 'windows',
    header: true,
    columns: leadColumns.map(({ title }) => title),
  })

export const csvRow = (lead: Lead): string[] => leadColumns.map(({ value }) => asText(value(lead)))
