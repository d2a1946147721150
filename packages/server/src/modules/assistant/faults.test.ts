import { describe, expect, it } from 'vitest'
import { defaultAssistantSettings, type ModelTimeouts } from '../../settings/assistant'
import { clockFromNoon, endOf, type Instance, startAssistantApp, textOf } from '../../testing/assistant-app'
import { pieceOf, type Script, type Stage } from '../../testing/scripted-model'

const limits = { ...defaultAssistantSettings.limits, failuresMax: 1000 }
const app = startAssistantApp({ dailyQuota: 100, limits }, clockFromNoon())

const openWith = (timeouts: Partial<ModelTimeouts>) =>
  app.open({ timeouts: { ...defaultAssistantSettings.timeouts, ...timeouts } })

/** Over at once, and never. */
const shortMs = 50
const longMs = 3_600_000

const answerTo = async (script: Script, on?: Instance) => {
  const { cookie } = await app.newcomer()
  app.model.play(script)
  const heard = await app.ask(cookie, { content: '你好' }, on)
  expect(heard.http).toBe(200)
  const chunks = await heard.rest()
  const { data } = await app.call<{ list: object[] }>('GET', '/ai_assistant/message', cookie)
  const { data: quota } = await app.call<{ left: number }>('GET', '/ai_assistant/quota', cookie)
  return { chunks, kept: data.list[0], left: quota.left }
}

describe('text of the model', () => {
  it('arrives unchanged wherever its bytes are split', async () => {
    const said = '跨境🚢𠮷\r\n\t"\\'
    const bytes = Buffer.from(pieceOf(said))
    for (let cut = 1; cut < bytes.length; cut += 3) {
      const { chunks } = await answerTo(async (stage) => {
        await stage.send(bytes.subarray(0, cut))
        await stage.send(bytes.subarray(cut))
        stage.finish()
      })
      expect(textOf(chunks)).toBe(said)
    }
  })

  it('arrives unchanged one byte at a time', async () => {
    const { chunks, kept } = await answerTo(async (stage) => {
      for (const byte of Buffer.from(pieceOf('税务合规🧾'))) await stage.send(Uint8Array.of(byte))
      stage.finish()
    })
    expect(textOf(chunks)).toBe('税务合规🧾')
    expect(kept).toMatchObject({ message: '税务合规🧾', state: 'complete' })
  })

  it('may arrive in one line of a megabyte', async () => {
    const long = '长'.repeat(350_000)
    const { chunks, kept } = await answerTo(async (stage) => {
      await stage.say(long)
      stage.finish()
    })
    expect(textOf(chunks) === long).toBe(true)
    expect((kept as { message: string }).message === long).toBe(true)
  })

  it('joins split surrogate pairs, and drops characters that a database cannot store', async () => {
    const { chunks, kept } = await answerTo(async (stage) => {
      await stage.say('船\ud83d')
      await stage.say('\udea2\0。\ud83d')
      stage.finish()
    })
    expect(textOf(chunks)).toBe('船🚢。')
    expect(kept).toMatchObject({ message: '船🚢。', state: 'complete' })
  })
})

describe('a model that', () => {
  const half: Script = async (stage) => {
    await stage.say('前半')
  }
  const cases: [string, Script, { text: string; code: string }][] = [
    ['answers 500', (stage) => stage.refuse(500), { text: '', code: 'AI_MODEL_FAILED' }],
    ['answers 401', (stage) => stage.refuse(401), { text: '', code: 'AI_MODEL_FAILED' }],
    ['answers 429', (stage) => stage.refuse(429), { text: '', code: 'AI_MODEL_BUSY' }],
    [
      'resets the connection before any text',
      (stage) => stage.reset(),
      { text: '', code: 'AI_MODEL_FAILED' },
    ],
    ['finishes without any text', (stage) => stage.finish(), { text: '', code: 'AI_MODEL_FAILED' }],
    [
      'is cut in the middle of an event',
      async (stage) => {
        await half(stage)
        await stage.send(pieceOf('后半').slice(0, 40))
        stage.reset()
      },
      { text: '前半', code: 'AI_ANSWER_CUT' },
    ],
    [
      'closes the connection without a finish reason',
      async (stage) => {
        await half(stage)
        stage.hangUp()
      },
      { text: '前半', code: 'AI_ANSWER_CUT' },
    ],
    [
      'sends malformed JSON',
      async (stage) => {
        await half(stage)
        await stage.send('data: {"choices":[{"delta"\n\n')
        stage.hangUp()
      },
      { text: '前半', code: 'AI_ANSWER_CUT' },
    ],
    [
      'sends an error within the stream',
      async (stage) => {
        await half(stage)
        await stage.send(`data: ${JSON.stringify({ error: { message: 'overloaded' } })}\n\n`)
        stage.hangUp()
      },
      { text: '前半', code: 'AI_ANSWER_CUT' },
    ],
    ...['length', 'content_filter', 'insufficient_system_resource'].map((reason): (typeof cases)[number] => [
      `finishes by ${reason}`,
      async (stage) => {
        await half(stage)
        await stage.send(`${pieceOf('', reason)}data: [DONE]\n\n`)
        stage.hangUp()
      },
      { text: '前半', code: 'AI_ANSWER_CUT' },
    ]),
    [
      'filters all of it',
      async (stage) => {
        await stage.send(`${pieceOf('', 'content_filter')}data: [DONE]\n\n`)
        stage.hangUp()
      },
      { text: '', code: 'AI_MODEL_FAILED' },
    ],
  ]

  const silent: [...(typeof cases)[number], timeouts: Partial<ModelTimeouts>][] = [
    [
      'sends no text at all',
      () => {},
      { text: '', code: 'AI_MODEL_SILENT' },
      { firstWordMs: shortMs, nextWordMs: longMs },
    ],
    [
      'stops sending text',
      half,
      { text: '前半', code: 'AI_MODEL_SILENT' },
      { firstWordMs: longMs, nextWordMs: shortMs },
    ],
  ]

  const expectHonestEnd = async (
    script: Script,
    { text, code }: { text: string; code: string },
    on?: Instance,
  ) => {
    const { chunks, kept, left } = await answerTo(script, on)
    expect(textOf(chunks)).toBe(text)
    expect(endOf(chunks)).toMatchObject({
      state: 'broken',
      code,
      text: expect.stringMatching(/\p{Script=Han}/u),
    })
    expect(kept).toMatchObject({ message: text, state: 'broken', text: endOf(chunks)?.text })
    expect(left).toBe(text === '' ? 100 : 99)
  }
  const title =
    '%s: the answer ends with an error, its text is kept, and a question without text is not counted'
  it.each(cases)(title, (_, script, end) => expectHonestEnd(script, end))
  it.each(silent)(title, (_, script, end, timeouts) => expectHonestEnd(script, end, openWith(timeouts)))

  it('cannot be reached gives an error in the language of the caller', async () => {
    const { cookie } = await app.newcomer()
    const nowhere = app.open({
      model: { baseUrl: 'http://127.0.0.1:1/v1', apiKey: '', name: 'x', seesImages: false },
    })
    const heard = await app.ask(cookie, { content: '你好' }, nowhere, { 'Accept-Language': 'en' })
    expect(endOf(await heard.rest())).toMatchObject({
      code: 'AI_MODEL_FAILED',
      text: expect.stringMatching(/^The model/),
    })
  })

  it('closes a kept-alive connection just before its use is asked again', async () => {
    let asked = 0
    const { chunks } = await answerTo(async (stage) => {
      asked += 1
      if (asked === 1) return stage.reset()
      await stage.say('第二次')
      stage.finish()
    })
    expect([asked, textOf(chunks), endOf(chunks)?.state]).toEqual([2, '第二次', 'complete'])
  })

  it.each<[string, Script]>([
    ['keeps the line open after its last word', () => {}],
    ['resets it', (stage) => stage.reset()],
  ])('%s has answered all the same', async (_, afterwards) => {
    const { chunks } = await answerTo(async (stage) => {
      await stage.say('全部')
      await stage.send(`${pieceOf('', 'stop')}data: [DONE]\n\n`)
      await afterwards(stage)
    })
    expect([textOf(chunks), endOf(chunks)?.state]).toEqual(['全部', 'complete'])
  })

  it.each([
    ['comments', ': keepalive\n\n'],
    ['comments with CRLF', ': OPENROUTER PROCESSING\r\n\r\n'],
    ['a comment that a gateway passes on as data', 'data: : OPENROUTER PROCESSING\n\n'],
    ['an event without data', 'event: ping\n\n'],
    ['empty data', 'data:\n\ndata: \n\n'],
    ['a foreign object', 'event: ping\ndata: {"type":"ping"}\n\n'],
    ['data that is no object', 'data: null\n\ndata: 1\n\n'],
  ])('sends %s before its answer and within is heard to the end', async (_, odd) => {
    const { chunks } = await answerTo(
      async (stage) => {
        for (let sent = 0; sent < 12; sent += 1) await stage.send(odd)
        await stage.say('前半')
        await stage.send(odd)
        await stage.say('后半')
        await stage.send(odd)
        stage.finish()
      },
      openWith({ firstWordMs: longMs, nextWordMs: longMs }),
    )
    expect([textOf(chunks), endOf(chunks)?.state]).toEqual(['前半后半', 'complete'])
  })

  it('sends comments for ever is silent after a while', async () => {
    await expectHonestEnd(
      async (stage) => {
        let isThere = true
        void stage.left.then(() => {
          isThere = false
        })
        while (isThere) await stage.send(': keepalive\n\n')
      },
      { text: '', code: 'AI_MODEL_SILENT' },
      openWith({ firstWordMs: shortMs, queuedMs: 2 * shortMs }),
    )
  })

  it('has not started after a while causes a notice', async () => {
    const { cookie } = await app.newcomer()
    const asked = new Promise<Stage>((resolve) => app.model.play(resolve))
    const heard = await app.ask(
      cookie,
      { content: '你好' },
      openWith({ slowMs: shortMs, firstWordMs: longMs }),
    )
    const stage = await asked
    let chunk = await heard.next()
    while (chunk && !chunk.notice) chunk = await heard.next()
    expect(chunk?.notice).toBe('模型还没有开始回答，请稍候…')
    await stage.say('来了')
    stage.finish()
    expect(endOf(await heard.rest())?.state).toBe('complete')
  })
})
