import { expect, it } from 'vitest'
import { carriedNames } from './carried-names.mjs'

it('says no name twice that comes along anyway', () => {
  const names = carriedNames({
    launcher: ['launcher-a.js'],
    early: ['early-e.js'],
    panels: ['panels-b.js', 'base-c.js', 'early-e.js'],
    form: ['form-d.js', 'base-c.js', 'early-e.js'],
    chat: ['chat-e.js', 'base-c.js', 'parts-f.js'],
    elements: {
      'chuhai-ai-chat': ['ai-chat-g.js', 'element-h.js', 'base-c.js', 'chat-e.js', 'parts-f.js'],
      'chuhai-login': ['login-i.js', 'element-h.js', 'base-c.js'],
    },
  })
  expect(names).toEqual({
    launcher: 'launcher-a',
    early: 'early-e',
    panels: 'panels-b base-c',
    form: 'form-d',
    chat: 'chat-e parts-f',
    element: 'element-h base-c',
    elements: { 'ai-chat': 'g chat-e parts-f', login: 'i' },
  })
})
