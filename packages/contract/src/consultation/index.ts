export * from './consultation'
export * from './endpoints'
export * from './errors'
export * from './sections'
