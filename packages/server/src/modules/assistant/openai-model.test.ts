import { expect, it } from 'vitest'
import { readEvents } from './openai-model'

const eventsOf = (...parts: string[]): string[] => {
  const events: string[] = []
  const feed = readEvents((data) => events.push(data))
  for (const part of parts) feed(part)
  return events
}

it('reads events wherever their text is split', () => {
  const text = ': wait\r\n\r\ndata: {"a":1}\r\n\r\nevent: x\ndata:跨境\ndata: 物流\n\n\ndata: [DONE]\n\n'
  const whole = ['{"a":1}', '跨境\n物流', '[DONE]']
  expect(eventsOf(text)).toEqual(whole)
  expect(eventsOf(...text)).toEqual(whole)
  for (let cut = 1; cut < text.length; cut += 1)
    expect(eventsOf(text.slice(0, cut), text.slice(cut))).toEqual(whole)
})

it('leaves out an incomplete event', () => {
  expect(eventsOf('data: 1\n\ndata: 2\n')).toEqual(['1'])
})
