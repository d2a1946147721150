import type { IncomingMessage } from 'node:http'

/** Whether the browser blocks cookies in the iframe that sent a request, as Safari does on other sites. */
export const areCookiesBlocked = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'iframe' && headers.cookie === undefined
