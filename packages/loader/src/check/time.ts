import type { Finding } from '@chuhai/contract/embed'
import { boxTag } from '../elements'
import { found } from './found'

/** Later than this, visitors have begun to read without a box. */
const limit = 3000

interface TimedPage {
  document: Document
  performance: Performance
  /** Addresses of our tags. */
  tags: readonly string[]
}

/** Milliseconds from the beginning of the page until the launcher's file had come; null without a box. */
export const launcherTime = ({ document, performance, tags }: TimedPage): number | null => {
  if (!document.querySelector(boxTag)) return null
  const ends = performance
    .getEntriesByType('resource')
    .filter(({ name }) => tags.includes(name) || /\/parts[^/]*\/launcher-/.test(name))
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
  return ends.length > 0 ? Math.round(Math.max(...ends)) : null
}

/** Whether the launcher comes in time. */
export const checkTime = (ms: number | null, base: string): Finding[] =>
  ms !== null && ms > limit ? [found('LAUNCHER_SLOW', { ms, limit, base })] : []
