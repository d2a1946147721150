export { createImeGuard, type ImeGuard } from './ime-guard'
export { useImeGuard } from './use-ime-guard'
