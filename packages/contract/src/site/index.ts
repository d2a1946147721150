import { boolean, type InferOutput, object, string } from 'valibot'
import { endpoint } from '../endpoint'

/** How to reach customer service. `qrCode` is the URL of a PNG of at least 208 px, relative to the server. */
export const serviceContact = object({
  phone: string(),
  /** On working days, in Beijing time, such as 9:00 to 18:00. */
  hours: object({ from: string(), to: string() }),
  qrCode: string(),
  /** Whether the code adds customer service in WeChat; otherwise it leads to the contact page. */
  isWeChat: boolean(),
})
export type ServiceContact = InferOutput<typeof serviceContact>

export const getServiceContact = endpoint({
  name: 'getServiceContact',
  summary: '客服联系方式',
  method: 'GET',
  path: '/site/contact',
  access: 'anyone',
  answer: serviceContact,
  errors: [],
})
