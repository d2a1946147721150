import { describe, expect, it } from 'vitest'
import { createAnnouncer } from './announcer'

const listen = () => {
  const heard: string[] = []
  return { heard, speak: createAnnouncer((sentences) => heard.push(sentences)) }
}

describe('an answer that is read out', () => {
  it('is heard by whole sentences, and how it ended with the last of them', () => {
    const { heard, speak } = listen()
    speak('先看**品类**。再看尺')
    expect(heard).toEqual(['先看品类。'])
    speak('先看**品类**。再看尺寸')
    expect(heard).toHaveLength(1)
    speak('先看**品类**。再看尺寸', '回答完毕')
    expect(heard).toEqual(['先看品类。', '再看尺寸 回答完毕'])
  })

  it('is told to have ended also where nothing was left to say', () => {
    const { heard, speak } = listen()
    speak('好。')
    speak('好。', '已停止')
    expect(heard).toEqual(['好。', '已停止'])
  })

  it('leaves code to where it stands', () => {
    const { heard, speak } = listen()
    speak('这样填：\n```csv\na,b\n```\n完。', '回答完毕')
    expect(heard).toEqual(['这样填： 完。 回答完毕'])
  })
})
