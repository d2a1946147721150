import type { SmsSettings } from '../../settings/read-sms'
import { sign } from '../../signing/signature'
import { smsParts, smsText } from '../sms-text'
import type { Way, WrittenMessage } from '../way'

const timeoutMs = 10_000

/** What gateways take as one message at most. */
const longest = 500

/** Our name of a template: the kind, in English with its language. */
export const smsTemplateName = ({ kind, locale }: Pick<WrittenMessage, 'kind' | 'locale'>): string =>
  locale === 'en' ? `${kind}.en` : kind

/** What a gateway refuses with, where it is a code. */
const refusalOf = async (response: Response): Promise<string> => {
  const { code } = (await response.json().catch(() => ({}))) as { code?: unknown }
  return typeof code === 'string' && /^[A-Z\d_]{1,40}$/.test(code) ? code : 'REFUSED'
}

/**
 * Sends short messages through a gateway by HTTP. 2xx: it has been taken, also earlier under the same id. 422: it is refused for
 * good, with a code. Anything else is worth another try.
 */
export const createSms = (settings: SmsSettings, request: typeof fetch = fetch): Way => ({
  key: 'sms',
  async send(to, message, signal) {
    const { gateway, key, secret, signature, templates } = settings
    const text = smsText(signature, message.text, message.address)
    if (text.length > longest) return { state: 'refused', reason: 'TEXT_TOO_LONG' }
    const name = smsTemplateName(message)
    const body = JSON.stringify({
      id: message.id,
      phone: to,
      signature,
      template: templates.get(name) ?? name,
      parameters: message.values,
      text,
      parts: smsParts(text),
    })
    const timestamp = String(Math.floor(Date.now() / 1000))
    const response = await request(gateway, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Sms-Key': key,
        'X-Sms-Timestamp': timestamp,
        'X-Sms-Signature': sign(secret, `${timestamp}.${body}`),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (response.status === 422) return { state: 'refused', reason: await refusalOf(response) }
    await response.body?.cancel()
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return { state: 'sent' }
  },
})
