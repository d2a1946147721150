import { adminEndpoints, type EndpointShape, type ErrorCode, endpoints, errorTable } from '@chuhai/contract'
import {
  brand,
  clientHeader,
  idempotencyHeader,
  organisationHeader,
  userHeader,
} from '@chuhai/contract/constants'
import { checksOrganisation, checksUser, isChange } from '@chuhai/contract/endpoint'
import { region } from '@chuhai/contract/region'
import { scopesOf } from '@chuhai/contract/site-scope'
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { sessionCookie } from '../http/visitor-cookies'

type Json = Record<string, unknown>

const version = '0.1.0'

/** Recursive schemas, which the document defines once. */
const definitions = { Region: region }

/** Checks and transforms that JSON Schema cannot express are described by the error codes. */
const conversion = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  definitions,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const

const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output'): Json => {
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, { ...conversion, typeMode })
  return json as Json
}

const parametersOf = (schema: GenericSchema | undefined, place: 'path' | 'query' | 'header'): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

const header = (name: string, description: string, required = false): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
})

/** Operators send it with every call, others with changes. */
const clientHeaderOf = (endpoint: EndpointShape): Json[] => {
  if (endpoint.access === 'operator') return [header(clientHeader, '固定为 1，并须来自门户网站', true)]
  return isChange(endpoint) ? [header(clientHeader, '固定为 1，并须来自已登记网站', true)] : []
}

const headersOf = (endpoint: EndpointShape): Json[] => [
  ...(checksUser(endpoint) ? [header(userHeader, '页面所显示的用户，须与会话一致')] : []),
  ...(checksOrganisation(endpoint) ? [header(organisationHeader, '当前主体，须属于登录用户')] : []),
  ...clientHeaderOf(endpoint),
  ...(endpoint.idempotent
    ? [header(idempotencyHeader, '同一编号与内容只生效一次，24 小时内重复提交得到首次的结果')]
    : []),
]

const commonCodes = (endpoint: EndpointShape): ErrorCode[] => {
  const { body, access, idempotent, params, query, file, errors = [] } = endpoint
  return [
    ...(errors.includes('AI_TOO_OFTEN') ? [] : (['TOO_MANY_REQUESTS'] as const)),
    'SERVICE_UNAVAILABLE',
    'SERVER_ERROR',
    ...(checksOrganisation(endpoint) ? (['ORG_FORBIDDEN'] as const) : []),
    ...(checksUser(endpoint) ? (['SESSION_CHANGED'] as const) : []),
    ...(access === 'user' ? (['UNAUTHORIZED'] as const) : []),
    ...(scopesOf(endpoint).length > 0 ? (['SITE_SCOPE_MISSING'] as const) : []),
    ...(isChange(endpoint) && access !== 'operator' ? (['ORIGIN_FORBIDDEN'] as const) : []),
    ...(body || params || query ? (['REQUEST_INVALID', 'TEXT_INVALID'] as const) : []),
    ...(file ? (['REQUEST_INVALID'] as const) : []),
    ...(body ? (['JSON_INVALID', 'CONTENT_TYPE_INVALID', 'BODY_TOO_LARGE', 'BODY_TOO_SLOW'] as const) : []),
    ...(idempotent ? (['IDEMPOTENCY_KEY_INVALID', 'IDEMPOTENCY_CONFLICT'] as const) : []),
  ]
}

/** Every code an endpoint may answer with, its own first. */
export const codesOf = (endpoint: EndpointShape): ErrorCode[] => [
  ...new Set([...(endpoint.errors ?? []), ...commonCodes(endpoint)]),
]

const failuresOf = (endpoint: EndpointShape): Json => {
  const byStatus: Record<string, ErrorCode[]> = {}
  for (const code of codesOf(endpoint)) {
    const { status } = errorTable[code]
    byStatus[status] = [...(byStatus[status] ?? []), code]
  }
  const entries = Object.entries(byStatus).map(([status, codes]) => [
    status,
    {
      description: codes.map((code) => `${code}: ${errorTable[code]['zh-CN']}`).join('\n\n'),
      content: {
        'application/json': {
          schema: {
            allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { status: { enum: codes } } }],
          },
        },
      },
    },
  ])
  return Object.fromEntries(entries)
}

const eventsOf = ({ answer }: EndpointShape): Json => ({
  description: '事件流：每行 `data:` 之后是一个 JSON，冒号开头的行只为保持连接',
  content: { 'text/event-stream': { schema: schemaOf(answer, 'output') } },
})

const envelopeOf = ({ answer, successStatus }: EndpointShape): Json => ({
  description: '成功',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['status', 'data', 'message'],
        properties: {
          status: { const: successStatus ?? 'success' },
          data: schemaOf(answer, 'output'),
          message: { type: 'string' },
        },
      },
    },
  },
})

type Accepts = NonNullable<EndpointShape['accepts']>

const multipart = (field: string, { extensions, maxBytes }: Accepts): Json => ({
  schema: {
    type: 'object',
    required: [field],
    properties: {
      [field]: {
        type: 'string',
        contentMediaType: 'application/octet-stream',
        description: `${extensions.join('、')} 文件，最大 ${maxBytes} 字节`,
      },
    },
  },
})

const requestBodyOf = ({ body, file, accepts }: EndpointShape): Json => {
  if (file && accepts)
    return { requestBody: { required: true, content: { 'multipart/form-data': multipart(file, accepts) } } }
  if (!body) return {}
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
  }
}

const operationOf = (endpoint: EndpointShape): Json => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  ...(endpoint.role ? { 'x-role': endpoint.role } : {}),
  ...(scopesOf(endpoint).length > 0 ? { 'x-site-scope': scopesOf(endpoint).join(' ') } : {}),
  tags: [endpoint.path.split('/')[1]],
  parameters: [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...parametersOf(endpoint.headers, 'header'),
    ...headersOf(endpoint),
  ],
  ...requestBodyOf(endpoint),
  responses: { 200: endpoint.stream ? eventsOf(endpoint) : envelopeOf(endpoint), ...failuresOf(endpoint) },
  security: endpoint.access === 'anyone' ? [] : [{ session: [] }],
})

const pathsOf = (list: readonly EndpointShape[]): Json => {
  const paths: Record<string, Json> = {}
  for (const endpoint of list) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return paths
}

/** What the document describes: the calls of visitors, then those of operators. */
export const documented: readonly EndpointShape[] = [...endpoints, ...adminEndpoints]

/** The OpenAPI 3.1 document of the contract. */
export const openApi = (list: readonly EndpointShape[] = documented): Json => ({
  openapi: '3.1.0',
  info: { title: `${brand} API`, version },
  servers: [{ url: '/api' }],
  paths: pathsOf(list),
  components: {
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    schemas: {
      ...toJsonSchemaDefs(definitions, { ...conversion, typeMode: 'output' }),
      Failure: {
        type: 'object',
        required: ['status', 'data', 'message'],
        properties: {
          status: { type: 'string', description: '错误码' },
          data: {
            anyOf: [
              { type: 'null' },
              {
                type: 'object',
                required: ['fields'],
                properties: { fields: { type: 'object', additionalProperties: { type: 'string' } } },
              },
            ],
          },
          message: { type: 'string', description: '给访客看的说明' },
        },
      },
    },
  },
})
