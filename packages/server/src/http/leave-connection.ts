import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context'

/** While the process is about to stop, answers end their connection: the next request goes to another instance. */
export const leaveConnection = (isReady: () => boolean) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (!isReady()) c.header('Connection', 'close')
  })
