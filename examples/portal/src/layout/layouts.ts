/** Which parts of the frame a layout shows. The frame itself stays mounted while pages and layouts change. */
export const layouts = {
  default: { announcement: false, header: true, helpBox: true, footer: true },
  home: { announcement: true, header: true, helpBox: true, footer: true },
  empty: { announcement: false, header: false, helpBox: false, footer: false },
  onlyFooter: { announcement: false, header: false, helpBox: false, footer: true },
} as const

export type LayoutName = keyof typeof layouts
