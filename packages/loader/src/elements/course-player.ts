import { defineCoursePlayer } from '@chuhai/course-player/element'
import type { Context } from '../context'
import { pageCore } from '../page-core'

/** Defines `<chuhai-course-player>` for this page. */
export const define = (context: Context): void => defineCoursePlayer(() => pageCore(context))
