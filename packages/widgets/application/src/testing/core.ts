import { type Application, classApplications, type Values } from '@chuhai/contract/application'
import type { UserInfo } from '@chuhai/contract/user'
import {
  createFakeCore,
  createServerDouble,
  type FakeCore,
  type FakeCoreOptions,
  type ServerDouble,
} from '@chuhai/core/testing'

export const visitor: UserInfo = {
  id: '7',
  userName: '陆知远',
  unionId: 'u-7',
  userAvatar: null,
  userOrgInfoList: [],
}

export const none: Application = {
  id: null,
  state: 'draft',
  version: 0,
  submittedAt: null,
  revision: 0,
  savedAt: null,
  refusal: null,
  history: [],
  submitted: null,
  draft: null,
}

export const participant: Values = {
  name: '陆知远',
  phone: '13757114620',
  email: 'lu@zju.example',
  identity: '在校学生',
  affiliation: '浙江工商大学',
  experience: '还没有开始',
  channels: ['还没有店铺'],
  products: '宠物用品',
  goals: '想在毕业前把第一个店铺开起来，会看广告报表。',
  proof: [{ address: '/files/a.pdf', name: '学生证.pdf' }],
  certificates: [],
}

const at = '2026-11-23T10:00:00.000Z'

/** An application that has gone through these states since it was submitted. */
export const applied = (...states: Application['state'][]): Application => ({
  ...none,
  id: '5e4fb0ae-4e4b-4be0-9f0c-1d83a2f9b001',
  state: states.at(-1) ?? 'submitted',
  version: states.length,
  submittedAt: at,
  submitted: participant,
  history: states.map((state) => ({
    state,
    at,
    reason: state === 'rejected' ? '学生证照片看不清' : null,
    fields: (state === 'rejected' ? { proof: '请上传清晰的学生证照片' } : {}) as Record<string, string>,
  })),
})

export interface TestSetup {
  application?: Application
  isSignedIn?: boolean
  /** Changes the server's answers. */
  serve?: (server: ServerDouble) => void
}

/** Returns a core whose server has this application of its visitor, who is signed in unless it says otherwise. */
export const createTestCore = (
  { application = none, isSignedIn = true, serve }: TestSetup = {},
  options: FakeCoreOptions = {},
): FakeCore => {
  const server = createServerDouble()
    .answer(classApplications.get, application)
    .answer(classApplications.save, ({ body }) => ({
      revision: (body as { revision: number }).revision + 1,
      savedAt: at,
    }))
    .answer(classApplications.submit, applied('submitted'))
    .answer(classApplications.withdraw, applied('submitted', 'withdrawn'))
  serve?.(server)
  return createFakeCore({}, { ...options, server, ...(isSignedIn && { user: visitor }) })
}
