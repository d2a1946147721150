export * from './endpoints'
export * from './requirement'
