/** Addresses of logistics (specification 2.1 to 2.3). */
export const logisticsPath = '/logistics'

/** The lines side by side, with the question what parcels cost. */
export const linesPath = `${logisticsPath}/list`

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
