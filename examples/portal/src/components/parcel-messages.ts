import type { Parcel } from '@chuhai/contract/logistics'
import type { Messages } from '../app/messages'

const kilograms = (grams: number): string => `${grams / 1000}\u00a0kg`
const sides = ({ lengthMm, widthMm, heightMm }: Parcel): string =>
  `${lengthMm / 10}×${widthMm / 10}×${heightMm / 10}\u00a0cm`

const zhCN = {
  parcel: (parcel: Parcel, count: number) =>
    `${sides(parcel)}，${kilograms(parcel.grams)}${count > 1 ? `，${count}\u00a0件` : ''}`,
  kilograms,
}

/** Measures of parcels. */
export const parcelMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    parcel: (parcel, count) =>
      `${sides(parcel)}, ${kilograms(parcel.grams)}${count > 1 ? `, ${count} of them` : ''}`,
    kilograms,
  },
}
