/** A route over a chart, in the chart's own pixels. */
export interface ChartRoute {
  width: number
  height: number
  /** The sailed part, ending at the last stop. */
  path: string
  /** Where it goes on, drawn dashed. */
  open: string
  stops: readonly { x: number; y: number }[]
}

/** Five stops across `heroChart`, from under the text to the upper right. */
export const heroRoute: ChartRoute = {
  width: 760,
  height: 560,
  path: 'M0 506C23 487 46 467 70 446C110 411 142 364 196 352C248 341 302 362 352 334C402 306 434 246 486 214C534 186 584 182 628 118',
  open: 'M628 118C654 84 700 54 760 40',
  stops: [
    { x: 70, y: 446 },
    { x: 196, y: 352 },
    { x: 352, y: 334 },
    { x: 486, y: 214 },
    { x: 628, y: 118 },
  ],
}

/** Three stops across `heroPhoneChart`. */
export const heroPhoneRoute: ChartRoute = {
  width: 375,
  height: 250,
  path: 'M0 232C24 224 48 210 72 200C110 184 150 184 186 168C232 148 272 140 306 100',
  open: 'M306 100C322 80 346 62 375 52',
  stops: [
    { x: 72, y: 200 },
    { x: 186, y: 168 },
    { x: 306, y: 100 },
  ],
}
