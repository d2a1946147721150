const single = 70
/** Each part of a longer message carries its number. */
const part = 67

/** How many messages a gateway charges for a text, in UTF-16: the signature alone keeps it from the smaller alphabet of GSM. */
export const smsParts = (text: string): number => (text.length <= single ? 1 : Math.ceil(text.length / part))

/** The text as a phone shows it. */
export const smsText = (signature: string, text: string, address: string | null): string =>
  `【${signature}】${address === null ? text : `${text} ${address}`}`

/** How many parts a template may come to with sample values. */
export const smsPartsMax = 3
