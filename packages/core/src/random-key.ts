/** Returns 32 hexadecimal digits. `crypto.randomUUID` is missing on pages without https; `getRandomValues` is not. */
export const randomKey = (): string => {
  let key = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) key += byte.toString(16).padStart(2, '0')
  return key
}
