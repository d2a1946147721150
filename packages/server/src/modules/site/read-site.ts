import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'
import { isLocal } from '@chuhai/contract/site-request'

/** Reads the beginning of a page of a site; null where there is none, or none that may be read. */
export type ReadSite = (address: string) => Promise<string | null>

/** How long a site may take, and how much of a page is read. */
export const siteReadLimits = { timeoutMs: 5000, maxBytes: 64 * 1024 }

const networks = (family: 'ipv4' | 'ipv6', ...ranges: [string, number][]): BlockList => {
  const list = new BlockList()
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family)
  return list
}

/** Of private networks, of this machine, of many receivers, and for documents. */
const notPublic = networks(
  'ipv4',
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
)
const global = networks('ipv6', ['2000::', 3])
/** Parts of it that stand for addresses of IPv4, or for documents. */
const notGlobal = networks('ipv6', ['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20])

/** Whether an address is one of the open net. */
export const isPublic = (address: string): boolean =>
  isIPv4(address)
    ? !notPublic.check(address, 'ipv4')
    : isIP(address) === 6 && global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6')

const refused = () => new Error('not an address of the open net')

/** Looks a name up, and refuses it where one of its addresses is private: the connection goes to what was checked. */
const lookupPublic: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? refused(), '')
    if (!found.every(({ address }) => isPublic(address))) return done(refused(), '')
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })

const beginningOf = async (answer: IncomingMessage, maxBytes: number): Promise<string> => {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    // Leaving the loop closes the connection.
    if (bytes >= maxBytes) break
  }
  return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8')
}

/**
 * Makes the reader of the sites that strangers name: only of the open net, without cookies, within a deadline, and following
 * no redirect, so that nobody reaches what only this server can. A portal on this machine also reads sites on this machine.
 */
export const createSiteReader =
  (publicUrl: string, { timeoutMs, maxBytes } = siteReadLimits): ReadSite =>
  (address) => {
    const url = new URL(address)
    const isOwn = isLocal(address)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isOwn ? !isLocal(publicUrl) : isIP(host) !== 0 && !isPublic(host)) return Promise.resolve(null)
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    return new Promise((resolve) => {
      const sent = request(url, {
        headers: { Accept: 'text/plain, text/html', 'Accept-Encoding': 'identity', 'User-Agent': 'Chuhai' },
        signal: AbortSignal.timeout(timeoutMs),
        ...(!isOwn && { lookup: lookupPublic }),
      })
      sent.on('error', () => resolve(null))
      sent.once('response', (answer) => {
        if (answer.statusCode !== 200) {
          answer.destroy()
          resolve(null)
        } else beginningOf(answer, maxBytes).then(resolve, () => resolve(null))
      })
      sent.end()
    })
  }
