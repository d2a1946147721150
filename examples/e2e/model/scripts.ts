import { attackAnswer, nestedAnswer, titleAnswer } from './answers'
import { pieceOf, type Stage } from './stage'

type Script = (stage: Stage) => Promise<unknown> | unknown

const sayAll = async ({ say, finish }: Stage, text: string, length = 5) => {
  const letters = [...text]
  for (let at = 0; at < letters.length; at += length) await say(letters.slice(at, at + length).join(''))
  finish()
}

/** Sends byte by byte, which splits every character. */
const sayInBytes = async ({ send, finish }: Stage, text: string) => {
  for (const byte of Buffer.from(pieceOf(text))) await send(Uint8Array.of(byte))
  finish()
}

const sayHalf = async (stage: Stage) => {
  await stage.say('前半段，')
  await stage.released
  await sayAll(stage, '后半段。')
}

const failOnce = (fail: Script) => (stage: Stage) =>
  stage.times === 1 ? fail(stage) : sayAll(stage, '这次写完了。')

const describeImages = (stage: Stage) =>
  sayAll(stage, `看到 ${stage.images.length} 张图：${stage.images.map((image) => image.slice(0, 22)).join()}`)

/** Keyed by how a question begins; the rest of it keeps journeys apart. */
const scripts: Record<string, Script> = {
  标题怎么写: (stage) => sayAll(stage, titleAnswer),
  分两半: sayHalf,
  断在中间: failOnce(async ({ say, reset }) => {
    await say('前半段，')
    reset()
  }),
  出错: failOnce(({ refuse }) => refuse(500)),
  不说话: failOnce(() => {}),
  很慢: (stage) => stage.released.then(() => sayAll(stage, '久等了。')),
  逐字节: (stage) => sayInBytes(stage, '跨境电商😀𠮷野家'),
  看图: describeImages,
  攻击: (stage) => sayAll(stage, attackAnswer, 7),
  嵌套: (stage) => sayAll(stage, nestedAnswer, 400),
}

const usual: Script = (stage) => sayAll(stage, `收到：${stage.question}`)

export const scriptOf = (question: string): Script =>
  Object.entries(scripts).find(([beginning]) => question.startsWith(beginning))?.[1] ?? usual
