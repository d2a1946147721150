import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../fields'
import { requiredLine } from '../text-fields'

/** The number of a certificate, `CH-7KQ2-M4XD-09VB-TR3N`: 80 bits by chance, without letters that look like digits. */
export const certificateNumberPattern: RegExp = /^CH(?:-[0-9A-HJKMNP-TV-Z]{4}){4}$/

/** The name on a certificate; the messages are codes of `certificateErrors`. */
export const certificateFields = {
  name: requiredLine(20, 'CERTIFICATE_NAME_REQUIRED', 'CERTIFICATE_NAME_TOO_LONG'),
}

/** A certificate as its owner has it; `issuedAt` in ISO 8601. */
export const ownCertificate = v.object({
  number: v.string(),
  name: v.string(),
  /** Whether who checks the number sees the whole name. */
  showsName: v.boolean(),
  issuedAt: v.string(),
})
/** A certificate as its owner has it. */
export type OwnCertificate = v.InferOutput<typeof ownCertificate>

/** A certificate as everybody sees it who has its number. */
export const certificate = v.object({
  number: v.string(),
  courseId: v.number(),
  course: v.string(),
  /** How many lessons the course had. */
  lessons: v.number(),
  /** The first character alone, unless the owner shows the whole name. */
  name: v.string(),
  issuedAt: v.string(),
})
/** A certificate by its number. */
export type Certificate = v.InferOutput<typeof certificate>

/** Looks a certificate up by its number; rejects with `NOT_FOUND` for a number that was never given. */
export const getCertificate = endpoint({
  name: 'getCertificate',
  summary: '查验结业证书',
  method: 'GET',
  path: '/school/certificate/{number}',
  access: 'anyone',
  params: v.object({ number: v.string() }),
  answer: certificate,
  errors: ['NOT_FOUND'],
})

/** The caller's certificate of a course; null where there is none. */
export const getOwnCertificate = endpoint({
  name: 'getOwnCertificate',
  summary: '我的结业证书',
  method: 'GET',
  path: '/school/course/{id}/certificate',
  access: 'user',
  params: idInPath(),
  answer: v.nullable(ownCertificate),
  errors: ['NOT_FOUND'],
})

/** Issues the caller's certificate once all lessons are finished; of one that was issued the name stays. */
export const issueCertificate = endpoint({
  name: 'issueCertificate',
  summary: '领取结业证书',
  method: 'PUT',
  path: '/school/course/{id}/certificate',
  access: 'user',
  params: idInPath(),
  body: v.object(certificateFields),
  answer: ownCertificate,
  errors: ['NOT_FOUND', 'CERTIFICATE_UNFINISHED', 'CERTIFICATE_NAME_REQUIRED', 'CERTIFICATE_NAME_TOO_LONG'],
})

/** Shows the whole name to who checks the number, or its first character alone. */
export const showCertificateName = endpoint({
  name: 'showCertificateName',
  summary: '结业证书是否显示全名',
  method: 'PUT',
  path: '/school/course/{id}/certificate/name',
  access: 'user',
  params: idInPath(),
  body: v.object({ isShown: v.boolean() }),
  answer: ownCertificate,
  errors: ['NOT_FOUND'],
})
