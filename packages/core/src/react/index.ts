'use client'

export { useChinaClock } from './use-china-clock'
export { CoreContext, useCore } from './use-core'
export { type ShownQuery, useQuery } from './use-query'
export { useReturn } from './use-return'
