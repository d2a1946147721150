import { BlockList, isIP, isIPv6 } from 'node:net'
import * as v from 'valibot'

/** Addresses behind which many people are, such as those of a school, and how many times the usual limits they have. */
export interface AddressRange {
  network: string
  /** How many leading bits of an address are the network's. */
  prefix: number
  factor: number
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** IPv6 addresses are counted by networks of 64 bits. */
const prefixMax = { ipv4: 32, ipv6: 64 }

const readRange = (text: string): AddressRange | null => {
  const [, network = '', prefix = '', factor = ''] = /^(.+)\/(\d{1,2})=(\d{1,4})$/.exec(text) ?? []
  const range = { network, prefix: Number(prefix), factor: Number(factor) }
  const isSound = isIP(network) && range.prefix <= prefixMax[familyOf(network)] && range.factor >= 1
  return isSound ? range : null
}

/** Reads `10.20.0.0/16=20, 2001:db8:202::/48=20`; null where a part is no range. */
export const readRanges = (text: string): AddressRange[] | null => {
  const parts = text.split(/[\s,]+/).filter(Boolean)
  const ranges = parts.map(readRange).filter((range) => range !== null)
  return ranges.length === parts.length ? ranges : null
}

/** `10.20.0.0/16=20, 2001:db8:202::/48=20`: the addresses of a school or company, and how many times the usual limits they have. */
export const addressRanges = v.pipe(
  v.string(),
  v.check(
    (value) => readRanges(value) !== null,
    'must list address ranges and factors, such as 10.20.0.0/16=20, 2001:db8:202::/48=20',
  ),
  v.transform((value) => readRanges(value) ?? []),
)

/** Returns a function that gives the factor of a client: of the first range that its address is in, else 1. */
export const createFactors = (ranges: readonly AddressRange[]): ((client: string) => number) => {
  const lists = ranges.map(({ network, prefix, factor }) => {
    const list = new BlockList()
    list.addSubnet(network, prefix, familyOf(network))
    return { list, factor }
  })
  return (client) => {
    const address = client.replace(/\/64$/, '')
    if (!isIP(address)) return 1
    return lists.find(({ list }) => list.check(address, familyOf(address)))?.factor ?? 1
  }
}
