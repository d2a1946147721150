import {
  applicationKinds,
  joinClassWaitingList,
  listClassApplications,
  listOrganisationApplications,
  uploadApplicationDocument,
} from '@chuhai/contract/application'
import { type Implementation, implement, type UploadPolicy } from '../../http/implement'
import type { Uploads } from '../../uploads/uploads'
import { requireQuota } from '../file/service'
import { saveDraft } from './drafts'
import { listOfOrganisation } from './of-organisation'
import { listOwnClassApplications, readApplication, waitAgain } from './own'
import { submitApplication, withdrawApplication } from './steps'
import { storeApplicationDocument } from './uploads'

const uploadPolicy: UploadPolicy = {
  permit: requireQuota,
  limitMs: 110_000,
  refusals: {
    missing: 'APPLICATION_FILE_MISSING',
    tooLarge: 'APPLICATION_FILE_TOO_LARGE',
    forbidden: 'APPLICATION_FILE_TYPE',
    broken: 'REQUEST_INVALID',
  },
}

/** The applications of every kind. */
export const applicationRoutes = (uploads: Uploads): Implementation[] => [
  ...applicationKinds.flatMap((kind) => [
    implement(kind.get, ({ query }, call) => readApplication(kind, query.subject, call)),
    implement(kind.save, ({ body }, call) => saveDraft(kind, body, call)),
    implement(kind.submit, ({ body }, call) => submitApplication(kind, body, call)),
    implement(kind.withdraw, ({ body }, call) => withdrawApplication(kind, body, call)),
  ]),
  implement(listClassApplications, (_, call) => listOwnClassApplications(call)),
  implement(listOrganisationApplications, (_, call) => listOfOrganisation(call)),
  implement(joinClassWaitingList, ({ body }, call) => waitAgain(body.subject, call)),
  implement(uploadApplicationDocument, ({ file }, call) => storeApplicationDocument(uploads, file, call), {
    uploadPolicy,
  }),
]
