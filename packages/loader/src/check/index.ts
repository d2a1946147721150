import type { CheckReport } from '@chuhai/contract/embed'
import type { Context } from '../context'
import { checkBox } from './box'
import { checkElements } from './elements'
import { checkPortal } from './portal'
import { textOf } from './print'
import { checkStorage } from './storage'
import { checkTags, ourTags } from './tags'
import { checkTime, launcherTime } from './time'

/** Looks for what keeps our widgets from working on this page, and says in the console what it is and how to mend it. */
export const check = async ({ settings }: Pick<Context, 'settings'>): Promise<CheckReport> => {
  const { base, locale } = settings
  const { origin, location } = window
  const tags = ourTags(document).map(({ src }) => src)
  const launcherMs = launcherTime({ document, performance, tags })
  const report: CheckReport = {
    version: 1,
    page: location.origin + location.pathname,
    base,
    at: new Date().toISOString(),
    launcherMs,
    findings: [
      ...(await checkPortal({ document, base, origin })),
      ...checkTags(document),
      ...checkElements(document),
      ...(await checkStorage(window, base)),
      ...checkBox(document),
      ...checkTime(launcherMs, base),
    ],
  }
  console.info(textOf(report, locale))
  return report
}
