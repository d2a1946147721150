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
export type ServiceContact = v.InferOutput<typeof serviceContact>

export const getServiceContact = endpoint({
  name: 'getServiceContact',
  summary: '客服联系方式',
  method: 'GET',
  path: '/site/contact',
  access: 'anyone',
  checksOrganisation: true,
  answer: serviceContact,
})
