import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** How to reach customer service. `qrCode` is the URL of a PNG of at least 208 px, relative to the server. */
export const serviceContact = v.object({
  phone: v.string(),
  /** On working days, in Beijing time, such as 9:00 to 18:00. */
  hours: v.object({ from: v.string(), to: v.string() }),
  qrCode: v.string(),
  /** Whether the code adds customer service in WeChat; otherwise it leads to the contact page. */
  isWeChat: v.boolean(),
})
/** Phone, hours and QR code of customer service. */
export type ServiceContact = v.InferOutput<typeof serviceContact>

/** How visitors reach customer service. */
export const getServiceContact = endpoint({
  name: 'getServiceContact',
  summary: '客服联系方式',
  method: 'GET',
  path: '/site/contact',
  access: 'anyone',
  answer: serviceContact,
})

/**
 * Whether an origin may call. Readable by every page, without credentials: after a call that CORS has blocked, the developer
 * of a page learns from it what is missing.
 */
export const getSiteRegistration = endpoint({
  name: 'getSiteRegistration',
  summary: '网站是否已登记',
  method: 'GET',
  path: '/site/registered',
  access: 'anyone',
  readableByAll: true,
  query: v.object({ origin: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) }),
  answer: v.object({ registered: v.boolean() }),
})
