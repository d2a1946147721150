export * from './deal'
export * from './deal-endpoints'
export * from './deal-errors'
export * from './deal-state'
