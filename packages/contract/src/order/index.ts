export * from './endpoints'
export * from './errors'
export * from './order'
export * from './state'
