import * as v from 'valibot'
import { consultation, consultationFields } from '../consultation/consultation'
import { cleanLine } from '../text'
import { optionalText, requiredLine } from '../text-fields'
import type { SiteRequestErrorCode } from './errors'
import { isLocal, originOf } from './origin'

const code = (value: SiteRequestErrorCode): SiteRequestErrorCode => value

const siteNameMax = 50
/** Characters of what a site wants the widgets for. */
export const sitePurposeMax = 200

/** An address of the site's pages, of which the origin is registered. */
const siteOrigin = v.pipe(
  v.string(code('SITE_ORIGIN_REQUIRED')),
  v.transform(cleanLine),
  v.minLength(1, code('SITE_ORIGIN_REQUIRED')),
  v.check((address) => originOf(address) !== null, code('SITE_ORIGIN_INVALID')),
  v.transform((address) => originOf(address) ?? ''),
  v.maxLength(300, code('SITE_ORIGIN_INVALID')),
  v.check((origin) => origin.startsWith('https:') || isLocal(origin), code('SITE_ORIGIN_INSECURE')),
)

/** What a webmaster fills in; messages are codes of `siteRequestErrors` and `consultationErrors`. */
export const siteRequestFields = {
  origin: siteOrigin,
  siteName: requiredLine(siteNameMax, 'SITE_NAME_REQUIRED', 'SITE_NAME_TOO_LONG'),
  purpose: v.optional(optionalText(sitePurposeMax, 'SITE_PURPOSE_TOO_LONG'), ''),
  contactsName: consultationFields.contactsName,
  contactsPhone: consultationFields.contactsPhone,
  mailbox: consultationFields.mailbox,
}

/** Checks what a webmaster has filled in. */
export const siteRequestForm = v.object(siteRequestFields)

const { consentVersion, subject, filledInMs } = consultation.entries

/** The body of `POST /site/request`: the form, and what a consultation also says about how it was sent. */
export const siteRequest = v.object({ ...siteRequestFields, consentVersion, subject, filledInMs })
/** A request for the registration of a site as the server has checked it. */
export type SiteRequest = v.InferOutput<typeof siteRequest>
/** A request for the registration of a site as it is sent. */
export type SiteRequestBody = v.InferInput<typeof siteRequest>
