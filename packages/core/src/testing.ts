export { createFakeCore, type FakeCore, type FakeCoreOptions } from './doubles/fake-core'
export { createMemoryStorage } from './doubles/memory-storage'
export {
  createServerDouble,
  type ReceivedRequest,
  type ServerDouble,
  type ServerDoubleOptions,
} from './doubles/server-double'
