export * from './scope-of'
export * from './scopes'
