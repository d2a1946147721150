import type { IncomingMessage } from 'node:http'

/** Whether a request comes from a frame in which the browser keeps no cookies, as Safari does on every other site. */
export const isWithoutCookies = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'iframe' && headers.cookie === undefined
