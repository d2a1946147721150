import {
  type AnswerChunk,
  type ChatMessage,
  clearMessages,
  getQuota,
  listMessages,
  listScenes,
  reportAnswer,
  resumeAnswer,
  type Scene,
  sendQuestion,
  stopAnswer,
} from '@chuhai/contract/assistant'
import type { UserInfo } from '@chuhai/contract/user'
import { createServerDouble, type ServerDouble, type ServerDoubleOptions } from '@chuhai/core/testing'

export const visitor: UserInfo = {
  id: '7',
  userName: '沈立群',
  unionId: 'u-7',
  userAvatar: null,
  userOrgInfoList: [],
}

export const scenes: Scene[] = [
  ['润色商品文案', 'polish', '请把这段商品文案改得更地道，不夸大：'],
  ['优化商品标题', 'title', '请优化这个商品标题，按平台字数和关键词习惯：'],
  ['回复买家邮件', 'mail', '请帮我回复这封买家邮件，语气得体：'],
  ['查合规要求', 'tax', '请按国家和品类列出要办的事：'],
].map(([name = '', logo, guideWords = ''], index) => ({
  id: index + 1,
  name,
  logo: `/media/scene-${logo}.svg`,
  guideWords,
}))

export const quota = {
  left: 9,
  limit: 10,
  renewsAt: '2026-11-21T16:00:00.000Z',
  hasModel: true,
  seesImages: false,
}

export const titleAnswer = `两版的差别在第一个词：德国买家先搜品类，再看尺寸。

| | A 版 | B 版 |
|---|---|---|
| 首词 | Aufbewahrungsbox | Stapelbox |
| 字符数 | 74 | 68 |
| 月搜索 | 41,200 | 8,600 |

建议用 A 版，模板里这样填：

\`\`\`csv
item_name,bullet_point1
"Aufbewahrungsbox mit Deckel, 3er","Stapelbar, 28 x 20 x 15 cm"
\`\`\`
`

export const longAnswer = `## 三步改标题

1. **品类词放最前**：买家搜“收纳盒”，不搜品牌。
   - 德语用 \`Aufbewahrungsbox\`，不用直译。
   - 法语用 \`Boîte de rangement\`。
2. **尺寸与数量**写成 28×20×15 cm、3 件装，*不写“超大”*。
3. 材质放在后半段。

> **注意：**标题超过 200 个字符会被平台截断。

- [x] 品类词
- [ ] 尺寸

---

更多写法见[商品标题指南](/school)，或 https://sellercentral.example/help。`

export const wideTable = `各平台的标题规则：

| 平台 | 字符上限 | 首词 | 品牌位置 | 数字写法 | 禁止用词 | 审核时间 | 备注 |
|---|--:|---|---|---|---|---|---|
${['亚马逊', 'eBay', '速卖通', 'Shopee'].map((name, index) => `| ${name} | ${[200, 80, 128, 120][index]} | 品类词 | 末尾 | 阿拉伯数字加单位 | 最、第一、免费 | ${index + 1} 个工作日 | 移动端只显示前 ${60 + index * 10} 个字符 |`).join('\n')}
`

export const longCode = `\`\`\`json
${JSON.stringify(
  {
    sku: 'NJ-BOX-028',
    title: 'Aufbewahrungsbox mit Deckel, 3er Set, stapelbar, transparent, für Küche und Bad, 28 x 20 x 15 cm',
    price: { amount: 19.9, currency: 'EUR' },
    bullets: ['Stapelbar', 'BPA-frei', 'Spülmaschinenfest'],
  },
  null,
  2,
)}
\`\`\`
`

const line = (chunk: AnswerChunk) => `data:${JSON.stringify(chunk)}\n\n`

export interface StreamPlan {
  answerId?: string
  questionId?: string
  /** How much of the answer is left out. */
  offset?: number
  sources?: AnswerChunk['sources']
  /** The last event; a stream without one is interrupted. */
  end?: Partial<AnswerChunk> | null
  /** Stays open after its last event. */
  stays?: boolean
  delayMs?: number
}

/** Returns an answer as the server streams it, in these pieces. */
export const streamOf = (
  pieces: readonly string[],
  {
    answerId = '2',
    questionId = '1',
    offset = 0,
    sources,
    end = { state: 'complete' },
    stays,
    delayMs = 0,
  }: StreamPlan = {},
): Response => {
  const events: AnswerChunk[] = [
    { msg: '', answerId, questionId, time: '2026-11-20T08:05:41.000Z', offset, ...(sources && { sources }) },
    ...pieces.map((msg) => ({ msg })),
    ...(end ? [{ msg: '', ...end }] : []),
  ]
  const encoder = new TextEncoder()
  let next = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const event = events[next]
      next += 1
      if (delayMs && next > 1) await new Promise((resolve) => setTimeout(resolve, delayMs))
      if (event) controller.enqueue(encoder.encode(line(event)))
      else if (stays) await new Promise(() => {})
      else controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}

/** Splits a text into the small pieces in which a model writes it. */
export const inPieces = (text: string, length = 4): string[] => {
  const letters = [...text]
  return Array.from({ length: Math.ceil(letters.length / length) }, (_, index) =>
    letters.slice(index * length, (index + 1) * length).join(''),
  )
}

export const pageOf = (list: ChatMessage[], total = list.length) => ({ list, total, page: 1, rows: 20 })

export const exchange = (
  id: number,
  question: string,
  answer: string,
  change: Partial<Extract<ChatMessage, { speaker: 'assistant' }>> = {},
): ChatMessage[] => [
  {
    speaker: 'assistant',
    id: String(id + 1),
    questionId: String(id),
    message: answer,
    time: '2026-11-20T08:05:42.000Z',
    state: 'complete',
    text: null,
    sources: [],
    isReported: false,
    ...change,
  },
  { speaker: 'user', id: String(id), message: question, image: null, time: '2026-11-20T08:05:41.000Z' },
]

/** A server with this history and nine free questions left. */
export const assistant = (messages: ChatMessage[] = [], options: ServerDoubleOptions = {}): ServerDouble =>
  createServerDouble(options)
    .answer(listScenes, scenes)
    .answer(getQuota, quota)
    .answer(listMessages, pageOf(messages))
    .answer(stopAnswer, { state: 'running' })
    .answer(clearMessages, null)
    .answer(reportAnswer, null)
    .respond(sendQuestion, () => streamOf(inPieces(longAnswer)))
    .respond(resumeAnswer, () => streamOf([], { end: null, stays: true }))
