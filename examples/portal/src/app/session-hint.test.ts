import { createFakeCore, createMemoryStorage } from '@chuhai/core/testing'
import { expect, it } from 'vitest'
import { hasSessionHint, markSession } from './document-attributes'

const user = { id: '7', userName: '沈立群', unionId: '', userAvatar: null, userOrgInfoList: [] }

it('finds the hint that core leaves, and none after it is signed out', () => {
  const localStorage = createMemoryStorage()
  expect(hasSessionHint(() => localStorage)).toBe(false)
  const core = createFakeCore({}, { user, localStorage })
  expect(hasSessionHint(() => localStorage)).toBe(true)
  core.session.clear()
  expect(hasSessionHint(() => localStorage)).toBe(false)
})

it('has none where storage is blocked', () => {
  const getItem = () => {
    throw new Error('denied')
  }
  expect(hasSessionHint(() => ({ getItem, setItem: getItem }))).toBe(false)
})

it('marks the document while there may be a session', () => {
  markSession(document.documentElement, true)
  expect(document.documentElement).toHaveProperty('dataset.session', '')
  markSession(document.documentElement, false)
  expect(document.documentElement.hasAttribute('data-session')).toBe(false)
})
