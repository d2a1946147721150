import { describe, expect, it } from 'vitest'
import { createAnnouncer } from './announcer'

const listen = () => {
  const heard: string[] = []
  return { heard, speak: createAnnouncer((sentences) => heard.push(sentences)) }
}

describe('the announcer', () => {
  it('announces whole sentences, and the end of the answer with the last one', () => {
    const { heard, speak } = listen()
    speak('先看**品类**。再看尺')
    expect(heard).toEqual(['先看品类。'])
    speak('先看**品类**。再看尺寸')
    expect(heard).toHaveLength(1)
    speak('先看**品类**。再看尺寸', '回答完毕')
    expect(heard).toEqual(['先看品类。', '再看尺寸 回答完毕'])
  })

  it('announces the end also when no text is left', () => {
    const { heard, speak } = listen()
    speak('好。')
    speak('好。', '已停止')
    expect(heard).toEqual(['好。', '已停止'])
  })

  it('leaves out code', () => {
    const { heard, speak } = listen()
    speak('这样填：\n```csv\na,b\n```\n完。', '回答完毕')
    expect(heard).toEqual(['这样填： 完。 回答完毕'])
  })
})
