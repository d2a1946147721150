import { linesPath, logisticsPath } from './logistics'

/** The page of a line. */
export const linePath = (id: number): string => `${logisticsPath}/${id}`

/** A quote by its number, with the form that asked for it. */
export const quotePath = (number: string): string => `${linesPath}?quote=${number}`

/** The page of a warehouse. */
export const warehousePath = (id: string): string => `${logisticsPath}/warehouse/${id}`

/** Where a shipment is filled in. */
export const shipmentFormPath = (number: string): string => `${logisticsPath}/logisticsOrder?number=${number}`

const shipmentNumber = /^CY\d{16}$/

/** The number of a shipment in an address; null where there is none. */
export const shipmentNumberIn = ({ number }: Record<string, string | undefined>): string | null =>
  number && shipmentNumber.test(number) ? number : null
