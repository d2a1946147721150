export * from './endpoints'
export * from './errors'
export * from './evaluation'
export * from './exclusive-guide'
