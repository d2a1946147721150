export { readEnvironment } from './environment'
export { openProvider, type RunningProvider } from './open-provider'
export {
  type ClientOptions,
  clientOf,
  demoAccounts,
  type ProviderOptions,
  type ProviderSettings,
  type SeededAccount,
  StartError,
} from './options'
