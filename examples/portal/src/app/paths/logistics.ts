/** Addresses of logistics (specification 2.1 to 2.3). */
export const logisticsPath = '/logistics'

/** The lines side by side, with the question what parcels cost. */
export const linesPath = `${logisticsPath}/list`

/** A quote by its number, with the form that asked for it. */
export const quotePath = (number: string): string => `${linesPath}?quote=${number}`

/** The page of a line. */
export const linePath = (id: number): string => `${logisticsPath}/${id}`

/** Where parcels are. */
export const trackPath = `${logisticsPath}/query`

/** All warehouses. */
export const warehousesPath = `${logisticsPath}/warehouse/list`

/** The page of a warehouse. */
export const warehousePath = (id: string): string => `${logisticsPath}/warehouse/${id}`

/** The shipments of the visitor. */
export const shipmentsPath = `${logisticsPath}/mailingList`

/** The page of a shipment of the visitor. */
export const shipmentPath = (number: string): string => `${shipmentsPath}/orderDetail?number=${number}`

/** Where a shipment is filled in. */
export const shipmentFormPath = (number: string): string => `${logisticsPath}/logisticsOrder?number=${number}`

const shipmentNumber = /^CY\d{16}$/

/** The number of a shipment in an address; null where there is none. */
export const shipmentNumberIn = ({ number }: Record<string, string | undefined>): string | null =>
  number && shipmentNumber.test(number) ? number : null
