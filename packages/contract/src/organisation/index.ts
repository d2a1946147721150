export * from './endpoints'
export * from './errors'
export * from './organisation'
export { socialCodeLength } from './organisation'
