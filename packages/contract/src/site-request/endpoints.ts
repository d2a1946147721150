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
 * A webmaster asks for the registration of a site, which an operator decides. A site that somebody has asked for already is
 * answered alike and not asked for twice.
 */
export const requestSite = endpoint({
  name: 'requestSite',
  summary: '申请登记网站',
  method: 'POST',
  path: '/site/request',
  access: 'anyone',
  idempotent: true,
  body: siteRequest,
  /** What will be registered. */
  answer: v.object({ origin: v.string() }),
  errors: [
    ...(Object.keys(siteRequestErrors) as SiteRequestErrorCode[]),
    ...contactErrors,
    'CONSULTATION_PHONE_TOO_OFTEN',
    'CONSULTATION_SITE_BUSY',
  ],
})
