'use client'

export { useChinaClock } from './use-china-clock'
export { CoreContext, useCore } from './use-core'
