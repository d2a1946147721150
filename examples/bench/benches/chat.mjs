import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { root } from '../../../.commands/first-step.mjs'
import { lowerQuartile } from '../figures.mjs'
import { withBrowser } from '../setup.mjs'

const throttle = 4
const chunkBytes = 80
const chunkMs = 10
/** 200 chunks a second. */
const fastChunkMs = 5
/** A longer gap between two frames has dropped one of sixty per second. */
const droppedMs = 25
const widgets = join(root, 'packages/loader/dist/widgets')

const section = (index) => `## ${index}. 标题怎么写

**品类词放最前：**买家先搜“收纳盒”，再看尺寸。28*20*15cm 写在中间，*不写*“超大”，见[写法](/school)。

- 德语用 \`Aufbewahrungsbox\`，不用直译
- 法语用 \`Boîte de rangement\`，注意重音
  1. 先写品类
  2. 再写材质

| 平台 | 上限 | 首词 |
|---|--:|---|
| 亚马逊 | 200 | 品类词 |
| eBay | 80 | 品类词 |

\`\`\`csv
item_name,bullet_point1
"Aufbewahrungsbox mit Deckel, 3er","Stapelbar, 28 x 20 x 15 cm"
\`\`\`

> 标题超过上限会被平台截断，后半段不再参与搜索。

`

/** An answer of the given size, as a model writes it. */
const answerOf = (bytes) => {
  let text = ''
  for (let index = 1; Buffer.byteLength(text) < bytes; index += 1) text += section(index)
  return Buffer.from(text)
    .subarray(0, bytes)
    .toString()
    .replace(/\ufffd+$/, '')
}

const chunksOf = (text) => {
  const chunks = []
  let chunk = ''
  for (const letter of text) {
    chunk += letter
    if (Buffer.byteLength(chunk) < chunkBytes) continue
    chunks.push(chunk)
    chunk = ''
  }
  return chunk ? [...chunks, chunk] : chunks
}

const user = { id: '7', userName: '沈立群', unionId: 'u-7', userAvatar: null, userOrgInfoList: [] }
const answers = {
  '/api/user/info': user,
  '/api/ai_assistant/quota': {
    left: 9,
    limit: 10,
    renewsAt: new Date().toISOString(),
    hasModel: true,
    seesImages: false,
  },
  '/api/ai_assistant/message': { list: [], total: 0, page: 1, rows: 20 },
  '/api/ai_scenario/listRecommend': [],
}

const pageText = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>AI 助手</title>
<script async src="/widgets/loader.js"></script><chuhai-ai-chat></chuhai-ai-chat></html>`

/** Serves a page with the chat, and an assistant that answers the question `20 10` with 20 KB, one chunk every 10 ms. */
async function serveChat() {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost')
    if (pathname === '/api/ai_assistant/send') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      const send = (event) => response.write(`data:${JSON.stringify(event)}\n\n`)
      send({ msg: '', answerId: '2', questionId: '1', time: new Date().toISOString(), offset: 0 })
      const start = performance.now()
      const [kilobytes, everyMs] = searchParams.get('content').split(' ').map(Number)
      for (const [index, msg] of chunksOf(answerOf(kilobytes * 1000)).entries()) {
        const wait = start + index * everyMs - performance.now()
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        send({ msg })
      }
      send({ msg: '', state: 'complete' })
      response.end()
    } else if (pathname in answers) {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ status: 'success', data: answers[pathname], message: '' }))
    } else if (pathname.startsWith('/widgets/')) {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(readFileSync(join(widgets, pathname.slice('/widgets/'.length))))
    } else {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(pageText)
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}

const watchTasks = () => {
  window.longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration)
  }).observe({ type: 'longtask' })
}

const watchFrames = (droppedMs) => {
  window.droppedFrames = 0
  let last = performance.now()
  const look = (now) => {
    if (now - last > droppedMs) window.droppedFrames += 1
    last = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Polled rarely, because the check itself takes time of the page. */
const hasEnded = () => {
  const answers = document.querySelector('chuhai-ai-chat').shadowRoot.querySelectorAll('.ch-ai-chat__answer')
  return answers.length === 2 && answers[1].getAttribute('aria-busy') === 'false'
}

const hasDrawn = (sections) => {
  const answers = document.querySelector('chuhai-ai-chat').shadowRoot.querySelectorAll('.ch-answer')
  return [...answers].at(-1).textContent.match(/\d+\. 标题怎么写/g)?.length === sections
}

/** Opens a chat that has loaded everything a first question loads. */
async function openChat(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(() => localStorage.setItem('chuhai.session', '1'))
  await page.goto(address)
  const field = page.getByRole('textbox', { name: '问题' })
  await field.fill(`1 ${chunkMs}`)
  await field.press('Enter')
  await page.getByRole('button', { name: '重新回答' }).waitFor()
  // Loads Playwright's own script (300 KB) before the measurement.
  await page.waitForFunction(() => true)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const msOf = async (name) => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === name).value * 1000
  }
  /** Asks for an answer, and resolves with what `look` returns before and after it, once all of it is rendered. */
  const ask = async (kilobytes, everyMs, look) => {
    await field.fill(`${kilobytes} ${everyMs}`)
    const before = await look()
    await field.press('Enter')
    await page.waitForFunction(hasEnded, null, { polling: 500, timeout: 120_000 })
    const after = await look()
    const sections = answerOf(kilobytes * 1000).match(/\d+\. 标题怎么写/g).length
    // The last chunk is rendered a frame or two after the end.
    await page.waitForFunction(hasDrawn, sections, { timeout: 5000 })
    await page.close()
    return [before, after]
  }
  return { page, session, msOf, ask }
}

/** Script milliseconds and the longest task while an answer is streamed. */
async function measureAnswer(browser, address, kilobytes) {
  const { page, session, msOf, ask } = await openChat(browser, address)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.evaluate(watchTasks)
  const look = async () => ({
    script: await msOf('ScriptDuration'),
    longest: await page.evaluate(() => window.longestTask),
  })
  const [before, { script, longest }] = await ask(kilobytes, chunkMs, look)
  return { script: script - before.script, longest }
}

/** Share of the main thread in percent while an answer is streamed at full speed, 200 chunks a second. */
async function measureShare(browser, address, kilobytes) {
  const { msOf, ask } = await openChat(browser, address)
  const look = async () => ({ busy: await msOf('TaskDuration'), at: performance.now() })
  const [before, after] = await ask(kilobytes, fastChunkMs, look)
  return ((after.busy - before.busy) / (after.at - before.at)) * 100
}

/** Frames dropped meanwhile. Measured separately, because counting requests every frame. */
async function countDropped(browser, address, kilobytes) {
  const { page, ask } = await openChat(browser, address)
  await page.evaluate(watchFrames, droppedMs)
  const [before, after] = await ask(kilobytes, fastChunkMs, () => page.evaluate(() => window.droppedFrames))
  return after - before
}

const limits = { 5: 200, 20: 500, 80: 1500 }

/** Measures five times; a figure of the results is its lower quartile. */
async function quartileOf(measure) {
  const results = []
  for (let run = 0; run < 5; run++) results.push(await measure())
  return (figure) => lowerQuartile(results.map(figure))
}

async function measure(browser, address) {
  const figures = []
  const scripts = {}
  for (const kilobytes of [5, 20, 80]) {
    const quartile = await quartileOf(() => measureAnswer(browser, address, kilobytes))
    scripts[kilobytes] = quartile(({ script }) => script)
    figures.push(
      {
        name: `answer of ${kilobytes} KB: script (4x)`,
        value: scripts[kilobytes],
        unit: 'ms',
        atMost: limits[kilobytes],
      },
      { name: '  longest task', value: quartile(({ longest }) => longest), unit: 'ms', atMost: 100 },
    )
  }
  figures.push({ name: '80 KB against 20 KB', value: scripts[80] / scripts[20], unit: 'times', atMost: 4.3 })
  for (const kilobytes of [20, 80]) {
    const quartile = await quartileOf(() => measureShare(browser, address, kilobytes))
    figures.push({
      name: `${kilobytes} KB at 200 chunks/s (1x): main thread`,
      value: quartile((share) => share),
      unit: '%',
      atMost: 20,
    })
  }
  const dropped = await quartileOf(() => countDropped(browser, address, 80))
  figures.push({
    name: '80 KB at 200 chunks/s (1x): dropped frames',
    value: dropped((count) => count),
    unit: '',
    atMost: 0,
  })
  return figures
}

/** What a streamed answer costs its page. Each figure is the lower quartile of five runs. */
export default async function chat() {
  const { address, close } = await serveChat()
  try {
    return await withBrowser((browser) => measure(browser, address))
  } finally {
    close()
  }
}
