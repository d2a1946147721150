import {
  type Application,
  type ApplicationKind,
  type Attachment,
  classApplications,
  providerApplications,
  storeApplications,
  type Values,
} from '@chuhai/contract/application'
import { participant } from './class-form'
import { pdf } from './documents'
import { provider } from './provider-form'
import { type SignedIn, signIn } from './sign-in'
import { storeForm } from './store-form'
import { pageHeaders, type startTestApp } from './test-app'
import { formOf } from './upload'

type Server = ReturnType<typeof startTestApp>
type Headers = Record<string, string>
type Answer = Application & { fields?: Record<string, string> }

interface TestForm {
  kind: ApplicationKind
  /** Valid but for its documents. */
  form: Values
  documentFields: readonly string[]
  subject?: string
}

const providerForm: TestForm = { kind: providerApplications, form: provider, documentFields: ['licence'] }

/** The steps of an applicant, each as a call; for 服务商入驻 unless another form is given. */
export const applicantOf = (
  server: Server,
  who: SignedIn,
  orgId?: string,
  { kind, form, documentFields, subject }: TestForm = providerForm,
) => {
  const path = `/api/application/${kind.key}`
  const about = subject === undefined ? {} : { subject }
  const headers = { Cookie: who.cookie, ...(orgId && { 'X-Org-Id': orgId }) }
  const { 'Content-Type': _, ...multipart } = pageHeaders as Headers
  let document: Attachment | undefined

  const upload = async (name = '营业执照.pdf', content: Uint8Array = pdf) => {
    const response = await server.request('/api/application/document', {
      method: 'POST',
      headers: { ...multipart, ...headers },
      body: formOf(['file', name, content]),
    })
    return {
      http: response.status,
      envelope: (await response.json()) as { status: string; data: Attachment },
    }
  }
  const put = async (body: object) => {
    const response = await server.request(`${path}/draft`, {
      method: 'PUT',
      headers: { ...pageHeaders, ...headers },
      body: JSON.stringify({ ...about, ...body }),
    })
    const envelope = (await response.json()) as {
      status: string
      data: { revision: number; savedAt: string } & Answer
    }
    return { http: response.status, envelope }
  }
  const complete = async () => {
    const file = document ?? (await upload()).envelope.data
    document = file
    return { ...form, ...Object.fromEntries(documentFields.map((name) => [name, [file]])) }
  }
  const own = subject === undefined ? path : `${path}?subject=${subject}`
  return {
    who,
    headers,
    upload,
    complete,
    mine: async () => (await server.get<Application>(own, headers)).envelope.data,
    save: (version: number, revision: number, values: object) => put({ version, revision, values }),
    submit: async (version: number, changes: object = {}, more: Headers = {}) =>
      server.post<Answer>(
        path,
        {
          ...about,
          version,
          termsVersion: kind.termsVersion,
          values: { ...(await complete()), ...changes },
        },
        { ...headers, ...more },
      ),
    withdraw: (version: number, more: Headers = {}) =>
      server.post<Answer>(`${path}/withdraw`, { ...about, version }, { ...headers, ...more }),
  }
}

export type TestApplicant = ReturnType<typeof applicantOf>

/** A new user. */
export const newApplicant = async (server: Server): Promise<TestApplicant> =>
  applicantOf(server, await signIn(server.db))

/** A user who applies for a training class. */
export const classApplicantOf = (
  server: Server,
  who: SignedIn,
  subject: string,
  orgId?: string,
): TestApplicant =>
  applicantOf(server, who, orgId, {
    kind: classApplications,
    form: participant,
    documentFields: ['proof'],
    subject,
  })

/** A user who applies for a store on Amazon's site in the USA, or on another one that asks for the same. */
export const storeApplicantOf = (
  server: Server,
  who: SignedIn,
  { id, socialCode }: { id: string; socialCode: string },
  subject = '1-us',
): TestApplicant =>
  applicantOf(server, who, id, {
    kind: storeApplications,
    form: { ...storeForm, registration: socialCode },
    documentFields: ['licence', 'document-legalPersonId', 'document-addressBill'],
    subject,
  })
