/**
 * The page's own `fetch`, given an address and settings: scripts of host pages that wrap `fetch` often know no
 * `Request` objects, which is what the HTTP client hands over.
 */
export const pageFetch: typeof globalThis.fetch = async (input, init) => {
  if (!(input instanceof Request)) return globalThis.fetch(input, init)
  const { url, method, headers, credentials, signal, keepalive } = input
  const body = input.body === null && method === 'GET' ? undefined : (await input.text()) || undefined
  return globalThis.fetch(url, { method, headers, credentials, signal, keepalive, body, ...init })
}
