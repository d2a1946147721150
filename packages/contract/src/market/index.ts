export * from './endpoints'
export * from './filters'
export * from './service'
