import * as contract from '@chuhai/contract/school'
import { type Implementation, implement, type UploadPolicy } from '../../../http/implement'
import type { Uploads } from '../../../uploads/uploads'
import { requireQuota } from '../../file/service'
import { storeHomework } from './files'
import { handIn, readHomework } from './homework'
import { askQuestion, listQuestions } from './questions'

const uploadPolicy: UploadPolicy = {
  permit: requireQuota,
  limitMs: 110_000,
  refusals: {
    missing: 'HOMEWORK_FILE_MISSING',
    tooLarge: 'HOMEWORK_FILE_TOO_LARGE',
    forbidden: 'HOMEWORK_FILE_TYPE',
    broken: 'REQUEST_INVALID',
  },
}

/** What learners ask and hand in under lessons. */
export const studyRoutes = (uploads: Uploads): Implementation[] => [
  implement(contract.listLessonQuestions, ({ params }, call) => listQuestions(params, call)),
  implement(contract.askLessonQuestion, ({ params, body }, call) => askQuestion(params, body, call)),
  implement(contract.getHomework, ({ params }, call) => readHomework(params, call)),
  implement(contract.handInHomework, ({ params, body }, call) => handIn(params, body, call)),
  implement(contract.uploadHomework, ({ file }, call) => storeHomework(uploads, file, call), {
    uploadPolicy,
  }),
]
