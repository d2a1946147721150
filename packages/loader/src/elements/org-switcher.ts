import { defineOrgSwitcher } from '@chuhai/org-switcher/element'
import type { Context } from '../context'
import { pageCore } from '../page-core'

/** Defines `<chuhai-org-switcher>` for this page. */
export const define = (context: Context): void => defineOrgSwitcher(() => pageCore(context))
