export * from './endpoints'
export * from './errors'
export * from './origin'
export * from './site-request'
