import { describe, expect, it } from 'vitest'
import { readEnv } from '../../settings/env'
import { endOf, startAssistantApp, textOf } from '../../testing/assistant-app'
import { type Script, startScriptedModel } from '../../testing/scripted-model'

/** An event of Ollama at `/v1/chat/completions`: each has the role, and what a model thinks is in a field of its own. */
const chunk = (model: string, delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-774',
    object: 'chat.completion.chunk',
    created: 1_768_062_791,
    model,
    system_fingerprint: 'fp_ollama',
    choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finish }],
  })}\n\n`

const done = 'data: [DONE]\n\n'

const recorded: Record<string, string[]> = {
  'qwen2.5:3b': [
    ...['整柜', '按柜', '计价，', '拼箱', '按立方米。'].map((content) => chunk('qwen2.5:3b', { content })),
    chunk('qwen2.5:3b', { content: '' }, 'stop'),
    done,
  ],
  'qwen3:8b': [
    ...['好', '的，用户问', '物流。'].map((reasoning) => chunk('qwen3:8b', { content: '', reasoning })),
    ...['整柜', '按柜', '计价，', '拼箱', '按立方米。'].map((content) => chunk('qwen3:8b', { content })),
    chunk('qwen3:8b', { content: '' }, 'stop'),
    done,
  ],
}

const app = startAssistantApp()

const askOllama = async (name: string, script: Script) => {
  const ollama = await startScriptedModel()
  ollama.play(script)
  const { cookie } = await app.newcomer()
  // What an operator writes, with the port of the double.
  const { assistant } = readEnv({ AI_BASE_URL: ollama.settings.baseUrl, AI_MODEL: name })
  const instance = app.open(assistant)
  const chunks = await (await app.ask(cookie, { content: '整柜和拼箱怎么选' }, instance)).rest()
  const quota = await app.call<{ left: number }>('GET', '/ai_assistant/quota', cookie, undefined, instance)
  await ollama.stop()
  return { chunks, prompted: ollama.prompted, quota: quota.data }
}

describe('a model at Ollama', () => {
  it.each(Object.entries(recorded))('%s answers, and what it thinks is not shown', async (name, events) => {
    const { chunks, prompted, quota } = await askOllama(name, async (stage) => {
      for (const event of events) await stage.send(event)
      stage.hangUp()
    })
    expect(textOf(chunks)).toBe('整柜按柜计价，拼箱按立方米。')
    expect(endOf(chunks)).toEqual({ msg: '', state: 'complete' })
    expect(quota).toMatchObject({ left: 19, hasModel: true, seesImages: false })
    expect(prompted).toHaveLength(1)
    expect(prompted[0]).toMatchObject({ model: name, stream: true, max_tokens: 2048 })
    expect(prompted[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  })

  it('that has not been pulled is an error, which is not counted', async () => {
    const { chunks, quota } = await askOllama('qwen3:8b', (stage) => stage.refuse(404))
    expect(endOf(chunks)).toMatchObject({ state: 'broken', code: 'AI_MODEL_FAILED' })
    expect(quota.left).toBe(20)
  })

  it('whose answer was cut by its length is not whole', async () => {
    const { chunks } = await askOllama('qwen2.5:3b', async (stage) => {
      await stage.send(chunk('qwen2.5:3b', { content: '整柜' }))
      await stage.send(`${chunk('qwen2.5:3b', { content: '' }, 'length')}${done}`)
      stage.hangUp()
    })
    expect(textOf(chunks)).toBe('整柜')
    expect(endOf(chunks)).toMatchObject({ state: 'broken', code: 'AI_ANSWER_CUT' })
  })
})
