import type { ChatMessage } from '@chuhai/contract/assistant'
import { expect, it } from 'vitest'
import { endOf, type Instance, startAssistantApp, textOf } from '../../testing/assistant-app'
import type { Script } from '../../testing/scripted-model'

const app = startAssistantApp({ dailyQuota: 100 })

const saying =
  (...pieces: string[]): Script =>
  async (stage) => {
    for (const piece of pieces) await stage.say(piece)
    stage.finish()
  }

const answerTo = async (script: Script, on?: Instance) => {
  const { cookie } = await app.newcomer()
  app.model.play(script)
  const chunks = await (await app.ask(cookie, { content: '物流怎么选？' }, on)).rest()
  const { data } = await app.call<{ list: ChatMessage[] }>('GET', '/ai_assistant/message', cookie)
  const { data: quota } = await app.call<{ left: number }>('GET', '/ai_assistant/quota', cookie)
  return { cookie, chunks, kept: data.list[0]?.message, left: quota.left }
}

it('is neither shown nor stored, and is not sent back to the model', async () => {
  const { cookie, chunks, kept, left } = await answerTo(
    saying('<th', 'ink>用户问', '物流。</thi', 'nk>\n\n', '有三', '种。'),
  )
  expect([textOf(chunks), endOf(chunks)?.state, kept, left]).toEqual(['有三种。', 'complete', '有三种。', 99])
  app.model.playUsual()
  await (await app.ask(cookie, { content: '哪三种？' })).rest()
  expect(
    app.model.prompted
      .at(-1)
      ?.messages.slice(1)
      .map(({ content }) => content),
  ).toEqual(['物流怎么选？', '有三种。', '哪三种？'])
})

it('in fields and parts of its own is not the answer either', async () => {
  const deltas = [
    { reasoning_content: '想' },
    { reasoning: '想' },
    { content: [{ type: 'thinking', thinking: [{ type: 'text', text: '想' }] }] },
    { content: [{ type: 'text', text: '有三种。' }] },
  ]
  const { chunks } = await answerTo(async (stage) => {
    for (const delta of deltas) await stage.send(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`)
    stage.finish()
  })
  expect([textOf(chunks), endOf(chunks)?.state]).toEqual(['有三种。', 'complete'])
})

it.each<[string, Script]>([
  ['ends', saying('<think>先想想。', '再想想')],
  [
    'is cut at its maximum length',
    async (stage) => {
      await stage.say('<think>先想想。')
      await stage.send('data: {"choices":[{"delta":{},"finish_reason":"length"}]}\n\ndata: [DONE]\n\n')
      stage.hangUp()
    },
  ],
  ['is all there is', saying('<think>先想想。</think>\n\n')],
])('makes an answer fail without being counted when it %s', async (_, script) => {
  const { chunks, kept, left } = await answerTo(script)
  expect(endOf(chunks)).toMatchObject({ state: 'broken', code: 'AI_MODEL_FAILED' })
  expect([textOf(chunks), kept, left]).toEqual(['', '', 100])
})

it('that no tag opens is taken back from readers and storage, and not shown by later answers', async () => {
  const on = app.open()
  const elsewhere = app.open()
  const { cookie } = await app.newcomer()
  let goOn = () => {}
  const read = new Promise<void>((resolve) => {
    goOn = resolve
  })
  app.model.play(async (stage) => {
    await stage.say('用户问物流。')
    await read
    await stage.say('想好了</think>')
    await stage.say('有三种。')
    stage.finish()
  })
  const heard = await app.ask(cookie, { content: '物流怎么选？' }, on)
  const start = await heard.next()
  const following = await app.resume(cookie, start?.answerId, 0, elsewhere)
  for (let chunk = await following.next(); chunk?.msg === ''; chunk = await following.next());
  goOn()
  for (const chunks of [await heard.rest(), await following.rest()]) {
    const anew = chunks.findIndex(({ isAnew }) => isAnew)
    expect([anew >= 0, textOf(chunks.slice(anew)), endOf(chunks)?.state]).toEqual([
      true,
      '有三种。',
      'complete',
    ])
  }
  expect(textOf(await (await app.resume(cookie, start?.answerId)).rest())).toBe('有三种。')

  const later = await answerTo(saying('用户问', '物流。', '</think>', '有三种。'), on)
  expect(later.chunks.some(({ isAnew }) => isAnew)).toBe(false)
  expect(textOf(later.chunks)).toBe('有三种。')
})
