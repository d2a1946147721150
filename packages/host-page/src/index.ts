export { importWithRetry } from './import-with-retry'
export { loadOnce } from './load-once'
export { ownOptions } from './own-options'
