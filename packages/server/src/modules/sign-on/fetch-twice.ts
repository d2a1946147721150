import type { CustomFetch } from 'openid-client'

/** A connection that was kept may have been closed by a provider that started anew: what only reads is asked once more. */
export const fetchTwice: CustomFetch = async (url, { body, ...options }) => {
  const ask = () => fetch(url, { ...options, body: body as BodyInit | null | undefined })
  try {
    return await ask()
  } catch (error) {
    if (options.method !== 'GET' || options.signal?.aborted) throw error
    return ask()
  }
}
