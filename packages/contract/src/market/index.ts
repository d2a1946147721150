export * from './endpoints'
export * from './filters'
export * from './service'
export * from './topics'
