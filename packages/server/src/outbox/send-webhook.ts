import { Webhook } from 'standardwebhooks'

export const webhookTimeoutMs = 10_000

export interface WebhookTarget {
  url: string
  secret: string
  fetch?: typeof fetch
}

export interface WebhookMessage {
  /** The same at every attempt, so that a receiver can drop what it already has. */
  id: string
  payload: unknown
}

/** Sends one message, signed by the Standard Webhooks specification; throws unless the receiver answers 2xx. */
export const sendWebhook = async (target: WebhookTarget, message: WebhookMessage, signal?: AbortSignal) => {
  const body = JSON.stringify(message.payload)
  const id = `msg_${message.id}`
  const sentAt = new Date()
  const timeout = AbortSignal.timeout(webhookTimeoutMs)
  const response = await (target.fetch ?? fetch)(target.url, {
    method: 'POST',
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(target.secret).sign(id, sentAt, body),
    },
    body,
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
}
