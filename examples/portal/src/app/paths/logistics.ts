/** Addresses of logistics (specification 2.1 to 2.3), which every page has with the rows; those that name something are in `parcels.ts`. */
export const logisticsPath = '/logistics'

/** The lines side by side, with the question what parcels cost. */
export const linesPath = `${logisticsPath}/list`

/** Where parcels are. */
export const trackPath = `${logisticsPath}/query`

/** All warehouses. */
export const warehousesPath = `${logisticsPath}/warehouse/list`

/** The shipments of the visitor. */
export const shipmentsPath = `${logisticsPath}/mailingList`
