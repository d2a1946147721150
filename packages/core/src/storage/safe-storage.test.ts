import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../doubles/memory-storage'
import { createSafeStorage } from './safe-storage'

const blocked = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('a safe storage', () => {
  it('keeps values in an available storage', () => {
    const inner = createMemoryStorage()
    const storage = createSafeStorage(() => inner)
    storage.set('a', '1')
    expect([storage.get('a'), inner.getItem('a')]).toEqual(['1', '1'])
    storage.remove('a')
    expect([storage.get('a'), inner.getItem('a')]).toEqual([null, null])
  })

  it.each([
    ['that may not be named', blocked],
    ['that is not there', () => undefined],
    ['whose every function throws', () => ({ getItem: blocked, setItem: blocked, removeItem: blocked })],
  ])('keeps values in memory instead of a storage %s', (_, open) => {
    const storage = createSafeStorage(open)
    expect(storage.get('a')).toBeNull()
    storage.set('a', '1')
    expect(storage.get('a')).toBe('1')
    storage.remove('a')
    expect(storage.get('a')).toBeNull()
  })

  it('keeps what a full storage refuses in memory, and no older value in the storage', () => {
    const inner = createMemoryStorage()
    inner.setItem('a', 'old')
    const full = {
      ...inner,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const storage = createSafeStorage(() => full)
    storage.set('a', 'new')
    expect([storage.get('a'), inner.getItem('a')]).toEqual(['new', null])
  })

  it('goes back to the storage once there is room', () => {
    const inner = createMemoryStorage()
    let isFull = true
    const storage = createSafeStorage(() => (isFull ? undefined : inner))
    storage.set('a', '1')
    isFull = false
    storage.set('a', '2')
    inner.setItem('a', '3')
    expect(storage.get('a')).toBe('3')
  })
})
