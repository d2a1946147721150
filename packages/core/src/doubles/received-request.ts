import type { EndpointShape } from '@chuhai/contract/endpoint'

/** A request as the server double has received it. */
export interface ReceivedRequest {
  method: string
  /** Path below `/api`. */
  path: string
  params: Record<string, string>
  query: Record<string, string>
  headers: Headers
  /** The parsed body; undefined without one. */
  body: unknown
  signal: AbortSignal
}

export const receive = async (request: Request): Promise<ReceivedRequest> => {
  const url = new URL(request.url)
  const text = await request.text()
  return {
    method: request.method,
    path: url.pathname.replace(/^\/api/, ''),
    params: {},
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: text ? JSON.parse(text) : undefined,
    signal: request.signal,
  }
}

/** The path's parameters where the request is one for that endpoint, else null. */
export const paramsOf = (
  { method, path }: ReceivedRequest,
  endpoint: EndpointShape,
): Record<string, string> | null => {
  if (method !== endpoint.method) return null
  const pattern = endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const match = new RegExp(`^${pattern}$`).exec(path)
  return match && { ...match.groups }
}
