import {
  type ApplicationKind,
  classApplications,
  growthApplications,
  providerApplications,
  startUpApplications,
  storeApplications,
} from '@chuhai/contract/application'
import { examples, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

/** What is applied for, or else in whose name, and where the applicant goes on. */
const application = {
  name: pipe(string(), examples(['亚马逊新店陪跑班'])),
  page: pipe(string(), examples(['/schoolCenter/class'])),
}

const path = ({ page }: { page: string }): string => page

/** Pages of the portal with one's own applications, by kind. */
const pages: Record<string, string> = {
  [storeApplications.key]: '/GStore/apply',
  [classApplications.key]: '/schoolCenter/class',
  [providerApplications.key]: '/beServiceProvider',
  [growthApplications.key]: '/billionsDollars',
  [startUpApplications.key]: '/startBusiness',
}

const storePage = (subject: string): string => {
  const [platformId, site] = subject.split('-')
  return `${pages[storeApplications.key]}/${platformId}?site=${site}`
}

/** Returns where an applicant sees what has become of an application. */
export const pageOf = ({ kind, subject }: { kind: ApplicationKind['key']; subject: string }): string =>
  kind === storeApplications.key ? storePage(subject) : (pages[kind] ?? '/user')

/** Somebody has begun to review an application. */
export const applicationReviewed = messageKind({
  key: 'application.reviewed',
  purpose: 'service',
  ways: ['inbox'],
  values: object(application),
  path,
})

/** An application is accepted. */
export const applicationAccepted = messageKind({
  key: 'application.accepted',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object(application),
  path,
})

/** An application is rejected, and can be mended. */
export const applicationRejected = messageKind({
  key: 'application.rejected',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({ ...application, reason: pipe(string(), examples(['学生证看不清，请重新拍照'])) }),
  path,
})
