/** `l***@example.com` and `138****8000`: enough to know an address by, and too little to write to. */
export const maskedAddress = (address: string): string => {
  const at = address.lastIndexOf('@')
  return at < 0
    ? `${address.slice(0, 3)}****${address.slice(-4)}`
    : `${[...address.slice(0, at)][0] ?? ''}***${address.slice(at)}`
}
