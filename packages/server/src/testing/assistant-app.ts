import type { AnswerChunk } from '@chuhai/contract/assistant'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { createApp } from '../app'
import { type Assistant, createAssistant } from '../modules/assistant/service'
import { silentLog } from '../process/log'
import { type AssistantSettings, defaultAssistantSettings } from '../settings/assistant'
import { dateInShanghai, momentInShanghai } from '../time/shanghai'
import { type ScriptedModel, startScriptedModel } from './scripted-model'
import { signIn } from './sign-in'
import { pageHeaders, startTestApp } from './test-app'
import { startTestUploads } from './upload'

/** A stream as a page reads it. */
export interface Heard {
  http: number
  response: Response
  /** The next event; null at the end. */
  next(): Promise<AnswerChunk | null>
  /** Everything until the end. */
  rest(): Promise<AnswerChunk[]>
  leave(): Promise<void>
}

export const textOf = (chunks: readonly AnswerChunk[]): string => chunks.map(({ msg }) => msg).join('')
export const endOf = (chunks: readonly AnswerChunk[]) => chunks.at(-1)

export const hear = (response: Response): Heard => {
  // An error is read as JSON.
  const body = response.ok ? response.body : null
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let buffered = ''
  const next: Heard['next'] = async () => {
    for (;;) {
      const at = buffered.indexOf('\n\n')
      if (at >= 0) {
        const event = buffered.slice(0, at)
        buffered = buffered.slice(at + 2)
        if (event.startsWith('data:')) return JSON.parse(event.slice(5)) as AnswerChunk
        continue
      }
      const part = await reader?.read()
      if (!part || part.done) return null
      buffered += part.value
    }
  }
  return {
    http: response.status,
    response,
    next,
    async rest() {
      const chunks: AnswerChunk[] = []
      for (let chunk = await next(); chunk; chunk = await next()) chunks.push(chunk)
      return chunks
    },
    leave: async () => {
      await reader?.cancel()
    },
  }
}

export interface Instance {
  app: ReturnType<typeof createApp>
  assistant: Assistant
}

/** A clock that begins at noon of today: the day whose questions are counted does not end during a test. */
export const clockFromNoon = () => {
  const aheadMs = momentInShanghai(dateInShanghai(new Date()), '12:00:00').getTime() - Date.now()
  return () => new Date(Date.now() + aheadMs)
}

/** An app whose assistant asks a model that follows a script; further instances share its database. */
export const startAssistantApp = (change: Partial<AssistantSettings> = {}, clock?: () => Date) => {
  const uploads = startTestUploads()
  const server = startTestApp({ uploads, ...(clock && { clock }) })
  const instances: Instance[] = []
  let model: ScriptedModel
  let first: Instance

  const open = (more: Partial<AssistantSettings> = {}, now?: () => number): Instance => {
    const settings = { ...defaultAssistantSettings, model: model.settings, ...change, ...more }
    const assistant = createAssistant({ db: server.db, log: silentLog, uploads, settings, now })
    const instance = { assistant, app: server.another({ assistant }) }
    instances.push(instance)
    return instance
  }

  beforeAll(async () => {
    model = await startScriptedModel()
    first = open()
  })
  beforeEach(() => model.playUsual())
  afterAll(async () => {
    await Promise.all(instances.map(({ assistant }) => assistant.shutDown(0)))
    await model.stop()
  })

  const stream = async (path: string, cookie: string, headers: Record<string, string>, { app } = first) =>
    hear(await app.request(`/api${path}`, { headers: { ...pageHeaders, Cookie: cookie, ...headers } }))

  return {
    server,
    get db() {
      return server.db
    },
    get model() {
      return model
    },
    open,
    uploads,
    newcomer: async () => signIn(server.db),
    ask: (
      cookie: string,
      query: Record<string, string>,
      on?: Instance,
      headers: Record<string, string> = {},
    ) => stream(`/ai_assistant/send?${new URLSearchParams(query)}`, cookie, headers, on),
    resume: (cookie: string, id: string | undefined, offset = 0, on?: Instance) =>
      stream(`/ai_assistant/answer/${id}?offset=${offset}`, cookie, {}, on),
    async call<T = unknown>(method: string, path: string, cookie: string, body?: unknown, { app } = first) {
      const response = await app.request(`/api${path}`, {
        method,
        headers: { ...pageHeaders, Cookie: cookie },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return {
        http: response.status,
        ...((await response.json()) as { status: string; data: T; message: string }),
      }
    },
  }
}
