import { describe, expect, it } from 'vitest'
import { broadcastTime } from './broadcast-time'
import { panelMessages } from './messages'

const words = panelMessages['zh-CN'].live
const now = new Date('2026-11-20T02:00:00Z')
const say = (iso: string) => broadcastTime(iso, now, 'zh-CN', words)

describe('the time of a broadcast', () => {
  it('is tonight from 18:00 in Beijing', () => expect(say('2026-11-20T11:30:00Z')).toBe('今晚 19:30'))
  it('is today before that', () => expect(say('2026-11-20T06:00:00Z')).toBe('今天 14:00'))
  it('is tomorrow on the next day', () => expect(say('2026-11-21T01:30:00Z')).toBe('明天 09:30'))
  it('is a date later on', () => expect(say('2026-11-28T01:30:00Z')).toBe('11\u00a0月 28\u00a0日 09:30'))
  it('is now for two hours from the start', () => expect(say('2026-11-20T01:00:00Z')).toBe('正在直播'))
  it('follows Beijing, wherever the visitor is', () => expect(say('2026-11-20T16:30:00Z')).toBe('明天 00:30'))
})
