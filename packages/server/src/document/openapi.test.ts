import { adminEndpoints, endpoints } from '@chuhai/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { createApp } from '../app'
import type { Db } from '../database/db'
import { openApi } from './openapi'

it('is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(openApi()))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

it('describes every endpoint of the contract with its errors', () => {
  const { paths } = openApi() as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>
  }
  for (const { path, method, name, access, errors = [] } of [...endpoints, ...adminEndpoints]) {
    const operation = paths[path]?.[method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    const codes = access === 'user' ? ['UNAUTHORIZED', ...errors] : errors
    for (const code of codes) expect(JSON.stringify(operation?.responses)).toContain(code)
  }
})

it('defines every reference', () => {
  const document = openApi()
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path]) => path ?? '',
  )
  expect(references).toContain('components/schemas/Region')
  for (const path of references) {
    const found = path
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document)
    expect(found, path).toBeTypeOf('object')
  }
})

it('describes a call with a file as multipart', () => {
  const { paths } = openApi() as { paths: Record<string, { post: Record<string, unknown> }> }
  const { requestBody, responses } = paths['/file/upload']?.post ?? {}
  expect(requestBody).toMatchObject({
    content: { 'multipart/form-data': { schema: { required: ['file'] } } },
  })
  expect(JSON.stringify(responses)).toContain('"const":"00000"')
})

it('describes a stream by its events, and a change by its header', () => {
  const { paths } = openApi() as { paths: Record<string, { get: Record<string, unknown> }> }
  const { parameters, responses } = paths['/ai_assistant/send']?.get ?? {}
  expect(JSON.stringify(responses)).toContain('"text/event-stream":{"schema":{"type":"object"')
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'X-Chuhai-Client', required: true }))
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'X-User-Id', required: false }))
})

it('is also a page without a script or an inline style', async () => {
  const noDatabase = drizzle.mock() as unknown as Db
  const app = createApp({ db: noDatabase })
  const response = await app.request('/api/docs')
  const page = await response.text()
  for (const { name } of [...endpoints, ...adminEndpoints]) expect(page).toContain(`id="${name}"`)
  expect(page).not.toMatch(/<script|<style|style=|https?:\/\//)
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
  expect((await app.request('/api/docs.css')).headers.get('Content-Type')).toBe('text/css; charset=utf-8')
})
