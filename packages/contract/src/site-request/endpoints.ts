import * as v from 'valibot'
import type { ConsultationErrorCode } from '../consultation/errors'
import { endpoint } from '../endpoint'
import { type SiteRequestErrorCode, siteRequestErrors } from './errors'
import { siteRequest } from './site-request'

const contactErrors = [
  'CONSULTATION_NAME_REQUIRED',
  'CONSULTATION_NAME_TOO_LONG',
  'CONSULTATION_PHONE_REQUIRED',
  'CONSULTATION_PHONE_INVALID',
  'CONSULTATION_MAILBOX_INVALID',
] as const satisfies readonly ConsultationErrorCode[]

/**
 * A webmaster asks for the registration of a site, and puts the token that is answered on the site, which proves that it is
 * theirs; an operator decides. Who asks again is answered alike.
 */
export const requestSite = endpoint({
  name: 'requestSite',
  summary: '申请登记网站',
  method: 'POST',
  path: '/site/request',
  access: 'anyone',
  idempotent: true,
  body: siteRequest,
  /** What will be registered, and the token that `siteProofPath` or a tag of the name `siteProofName` has to have. */
  answer: v.object({ origin: v.string(), token: v.string() }),
  errors: [...(Object.keys(siteRequestErrors) as SiteRequestErrorCode[]), ...contactErrors],
})
