/** What is traded: paths of icons, drawn as paths.ts says. */

/** A shop with an awning: open a store. */
export const iconShop =
  'M3.25 8.75 5 4.25h14l1.75 4.5a2.92 2.92 0 0 1-5.83 0 2.92 2.92 0 0 1-5.84 0 2.92 2.92 0 0 1-5.83 0ZM4.75 11.5v8.75h14.5V11.5M9.5 20.25v-4.5h5v4.5'
/** A ship: sea freight. */
export const iconShip =
  'M3 13.75h18l-2.25 4.5H5.25ZM6.25 13.75v-3.5h5M11.25 13.75V6.5h5v7.25M11.25 10.25h5M13.75 6.5V3.25M3 21q2.25-1.5 4.5 0 2.25 1.5 4.5 0 2.25-1.5 4.5 0 2.25 1.5 4.5 0'
/** A truck: delivery. */
export const iconTruck =
  'M5.25 17.25h-1a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5h8.5a1.5 1.5 0 0 1 1.5 1.5v10.5H9.75M14.25 9.25h3.25l3.75 4v4H19.5M15 17.25h-.75M9.75 17.5a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0ZM19.5 17.5a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0Z'
/** A box: goods and warehouses. */
export const iconBox = 'M12 3l8 4.4v9.2L12 21l-8-4.4V7.4ZM4 7.4l8 4.4 8-4.4M12 11.8V21M8 5.2l8 4.4v3.5'
/** A megaphone: advertising. */
export const iconMegaphone =
  'M6.75 8.5h-2a1.5 1.5 0 0 0-1.5 1.5v4a1.5 1.5 0 0 0 1.5 1.5h2l9.5 4.25V4.25ZM6.75 8.5v7M7.5 15.75v4.5h3v-3.1M19 9.5a3.2 3.2 0 0 1 0 5'
/** A browser window: an independent site. */
export const iconWindow =
  'M5.25 4.25h13.5a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2H5.25a2 2 0 0 1-2-2V6.25a2 2 0 0 1 2-2ZM3.25 8.75h17.5M6.25 6.5h.01M8.75 6.5h.01M6.75 12.5h4.75M6.75 16h2.75M14.5 12.5h2.75V16H14.5Z'
/** A shield with a tick: protected rights. */
export const iconShieldCheck =
  'M12 2.9 4.5 5.6v5.9c0 4.4 2.9 7.7 7.5 9.6 4.6-1.9 7.5-5.2 7.5-9.6V5.6ZM8.5 11.75l2.5 2.5 4.75-4.75'
/** A briefcase: business services. */
export const iconBriefcase =
  'M5.25 7.75h13.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H5.25a2 2 0 0 1-2-2v-8.5a2 2 0 0 1 2-2ZM8.75 7.75V5.5a1.75 1.75 0 0 1 1.75-1.75h3a1.75 1.75 0 0 1 1.75 1.75v2.25M3.25 13h17.5M12 11.75v2.5'
/** An invoice with ¥: tax. */
export const iconInvoice =
  'M5.25 3.25h13.5v17.5l-2.25-1.5-2.25 1.5L12 19.25l-2.25 1.5-2.25-1.5-2.25 1.5ZM9 6.75l3 3.75 3-3.75M12 10.5v5.25M9.25 10.75h5.5M9.25 13.25h5.5'
/** A rising line: figures. */
export const iconChart = 'M3.75 3.75v14.5a2 2 0 0 0 2 2h14.5M7.5 15.5l3.75-4.25 3 2.5 5.25-6.5'
/** A graduation cap: courses. */
export const iconGraduation =
  'M12 4.25 2.75 9 12 13.75 21.25 9ZM6.25 11v5c1.5 1.6 3.5 2.4 5.75 2.4s4.25-.8 5.75-2.4v-5M21.25 9v6'
/** A cup: the competition. */
export const iconTrophy =
  'M7.25 3.75h9.5v6.5a4.75 4.75 0 0 1-9.5 0ZM7.25 5.5h-4v1.75a4 4 0 0 0 4 4M16.75 5.5h4v1.75a4 4 0 0 1-4 4M12 15v2.25M8 20.25v-1.5a1.5 1.5 0 0 1 1.5-1.5h5a1.5 1.5 0 0 1 1.5 1.5v1.5ZM6.25 20.25h11.5'
/** A price tag: a topic. */
export const iconTag =
  'M11.25 3.75h-6a1.5 1.5 0 0 0-1.5 1.5v6l8.55 8.55a1.5 1.5 0 0 0 2.1 0l5.4-5.4a1.5 1.5 0 0 0 0-2.1ZM8 8h.01'
