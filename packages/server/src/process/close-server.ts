import type { Server } from 'node:http'

const idleCheckMs = 50

/** Takes no more connections, lets running requests end, and cuts what is left after `limitMs`. */
export const closeServer = (server: Server, limitMs: number): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), limitMs)
    // A kept connection becomes idle only when its request has ended, so one look is not enough.
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(idle)
      resolve()
    })
  })
