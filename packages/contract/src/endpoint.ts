import type * as v from 'valibot'
import type { ErrorCode } from './errors'
import type { OperatorRole } from './operator-role'

/** The HTTP methods that calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: any visitor, signed-in users only (others get a 401 envelope), or operators. */
export type Access = 'anyone' | 'user' | 'operator'

/** What `endpoint` declares of a call. Schemas are of valibot; the answer is the `data` of the envelope. */
export interface EndpointShape {
  /** camelCase verb + noun; the operation id of the API document. */
  name: string
  summary: string
  method: Method
  /** Path below `/api`, parameters in braces: `/nav/detail/{id}`. */
  path: `/${string}`
  access: Access
  /** The role that an operator needs. */
  role?: OperatorRole
  /** Whether a 401 is handed to the caller without starting sign-on (specification, section 7). */
  noRedirect?: boolean
  /** Whether the call accepts `Idempotency-Key`. */
  idempotent?: boolean
  /** Whether it takes every user, whatever `X-User-Id` and `X-Org-Id` say: for calls that ask who is signed in, or change it. */
  anyUser?: true
  /** Whether it takes every `X-Org-Id`: for calls that keep a session, or answer all callers alike. */
  anyOrganisation?: true
  /** Multipart field that carries one file; such a call has no JSON body, and says which files it `accepts`. */
  file?: string
  accepts?: { extensions: readonly string[]; maxBytes: number }
  /**
   * Where it differs from the method: a GET that changes something carries `X-Chuhai-Client` like every other change, and a
   * POST that only reads is limited like other reads.
   */
  changes?: boolean
  /** Whether pages of every site may read the answer, without credentials; other answers are for registered sites. */
  readableByAll?: true
  /** The answer is a stream of events (`text/event-stream`) without an envelope; `answer` is what each of them holds. */
  stream?: true
  /** `00000` for the endpoints that answer so; `success` otherwise. */
  successStatus?: '00000'
  params?: v.GenericSchema
  query?: v.GenericSchema
  body?: v.GenericSchema
  /** Headers of its own, by their names in lower case: for what must not stand in an address, which proxies log. */
  headers?: v.GenericSchema
  answer: v.GenericSchema
  /** Codes of its own, beside those that follow from access, method and input. */
  errors?: readonly ErrorCode[]
}

/**
 * Declares one call: the client, the server and the API document read it from here. Endpoints that a widget does not
 * call are left out of its files.
 *
 * @returns The definition itself, with the literal types that `EndpointInput` and `EndpointAnswer` are derived from.
 * @example
 * const getNote = endpoint({
 *   name: 'getNote',
 *   summary: '便笺',
 *   method: 'GET',
 *   path: '/note/{id}',
 *   access: 'user',
 *   params: v.object({ id: v.string() }),
 *   answer: v.string(),
 *   errors: ['NOT_FOUND'],
 * })
 */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const E extends EndpointShape>(definition: E): E => definition

/**
 * Declares one call of an operator. The local socket serves it to the command line as an admin; over HTTP it answers operators
 * with its role on pages of the portal's origin, and is not there for anybody else.
 *
 * @example
 * const countNotes = adminEndpoint({
 *   name: 'countNotes',
 *   summary: '便笺数',
 *   role: 'viewer',
 *   method: 'GET',
 *   path: '/admin/notes',
 *   answer: v.number(),
 * })
 */
/* @__NO_SIDE_EFFECTS__ */
export const adminEndpoint = <const E extends Omit<EndpointShape, 'access'> & { role: OperatorRole }>({
  errors = [],
  ...definition
}: E): Omit<E, 'errors'> & { access: 'operator'; errors: readonly ErrorCode[] } => ({
  ...definition,
  access: 'operator',
  errors: ['NOT_FOUND', 'OPERATOR_ROLE_MISSING', ...errors],
})

/** Whether a call changes something: it carries `X-Chuhai-Client` and comes from a registered origin. */
export const isChange = ({ method, changes }: Pick<EndpointShape, 'method' | 'changes'>): boolean =>
  changes === true || method !== 'GET'

/** Whether a call only reads, whatever its method. */
export const isRead = ({ method, changes }: Pick<EndpointShape, 'method' | 'changes'>): boolean =>
  !(changes ?? method !== 'GET')

/** Whether `X-User-Id` is compared with the session: for every change, and wherever a user is needed. */
export const checksUser = (
  endpoint: Pick<EndpointShape, 'method' | 'changes' | 'access' | 'anyUser'>,
): boolean => !endpoint.anyUser && (endpoint.access !== 'anyone' || !isRead(endpoint))

/** Whether `X-Org-Id` is compared with the organisations of the user: for every call but those by which a stale choice is mended. */
export const checksOrganisation = ({
  anyUser,
  anyOrganisation,
}: Pick<EndpointShape, 'anyUser' | 'anyOrganisation'>): boolean => !anyUser && !anyOrganisation

type PartName = 'params' | 'query' | 'body' | 'headers'

type Part<E extends EndpointShape, K extends PartName, Infer> = E[K] extends v.GenericSchema
  ? { [P in K]: Infer }
  : { [P in K]?: undefined }

/** A part whose fields are all optional may be left out. */
type PartInput<E extends EndpointShape, K extends PartName> = E[K] extends v.GenericSchema
  ? Record<never, never> extends v.InferInput<E[K]>
    ? { [P in K]?: v.InferInput<E[K]> }
    : { [P in K]: v.InferInput<E[K]> }
  : { [P in K]?: undefined }

type PartOutput<E extends EndpointShape, K extends PartName> = Part<
  E,
  K,
  E[K] extends v.GenericSchema ? v.InferOutput<E[K]> : never
>

/** What a caller passes: `{ params, query, body, headers }`, each only where the endpoint declares it. */
export type EndpointInput<E extends EndpointShape> = PartInput<E, 'params'> &
  PartInput<E, 'query'> &
  PartInput<E, 'body'> &
  PartInput<E, 'headers'>

/** The same as arguments of a function: it may be left out where none of it is required. */
export type EndpointArguments<E extends EndpointShape> =
  Record<never, never> extends EndpointInput<E> ? [input?: EndpointInput<E>] : [input: EndpointInput<E>]

/** What a handler receives after validation. */
export type EndpointRequest<E extends EndpointShape> = PartOutput<E, 'params'> &
  PartOutput<E, 'query'> &
  PartOutput<E, 'body'> &
  PartOutput<E, 'headers'>

/** The `data` of a successful envelope, or of one event of a stream. */
export type EndpointAnswer<E extends EndpointShape> = v.InferOutput<E['answer']>

/**
 * Fills `{name}` parts of a path: `/nav/detail/{id}` with `{id: 7}` is `/nav/detail/7`.
 *
 * @example
 * fillPath('/nav/detail/{id}', { id: 7 }) // '/nav/detail/7'
 */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
