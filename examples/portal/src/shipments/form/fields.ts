import type { Shipment } from '@chuhai/contract/logistics'
import { cleanText } from '@chuhai/contract/text'
import type { Core } from '@chuhai/core'
import type { DetailsForm } from './use-details'

/** What every part of the form gets. */
export interface PartProps {
  core: Core
  shipment: Shipment
  form: DetailsForm
  disabled: boolean
}

/** Reads a number as it is typed as a whole number of a smaller unit; null for what is none yet. */
export const wholeOf = (text: string, decimals: number): number | null => {
  const [, whole, part = ''] = /^(\d{1,7})(?:\.(\d*))?$/.exec(cleanText(text)) ?? []
  if (whole === undefined || part.length > decimals) return null
  return Number(whole + part.padEnd(decimals, '0'))
}

/** Writes a whole number of a smaller unit as it was typed; nothing for 0, which is not filled in. */
export const typedOf = (value: number, decimals: number): string =>
  value === 0 ? '' : String(value / 10 ** decimals)
