import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'

const around = /^(?:\s|\u200b)+|(?:\s|\u200b)+$/g
const quoted = /^(["'])(.*)\1$|^“(.*)”$/s

const unquoted = (text: string): string => {
  const plain = text.replace(around, '')
  const [, , straight, curly] = quoted.exec(plain) ?? []
  return (straight ?? curly ?? plain).replace(around, '')
}

/** A setting without what was pasted with it: spaces of any width, marks of encodings, quotes, its own name as in `NAME=value`. */
export const cleanSetting = (name: string, value: string): string => {
  const plain = unquoted(value)
  const own = [`export ${name}=`, `${name}=`].find((start) => plain.startsWith(start))
  return own ? unquoted(plain.slice(own.length)) : plain
}

/** What was pasted in the place of an RSA key. */
export type Pasted =
  | { kind: 'private' | 'public'; key: KeyObject }
  | { kind: 'certificate' | 'file name' | 'nothing' | 'unknown' }

/** The bytes of a key: lines around it, and line breaks that were spelt out, do not matter. */
const derOf = (text: string): Buffer =>
  Buffer.from(text.replace(/-+(?:BEGIN|END)[^-]*-+|\\[rn]|\s/g, ''), 'base64')

const attempt = <T>(read: () => T): T | null => {
  try {
    return read()
  } catch {
    return null
  }
}

/** Tells what a text is: keys in PKCS#8, PKCS#1 or as SubjectPublicKeyInfo, or one of the things that are taken for them. */
export const readPasted = (text: string): Pasted => {
  if (text.trim() === '') return { kind: 'nothing' }
  if (/\.(?:crt|cer|pem|txt|key)$/i.test(text.trim())) return { kind: 'file name' }
  const key = derOf(text)
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    const found = attempt(() => createPrivateKey({ key, format: 'der', type }))
    if (found) return { kind: 'private', key: found }
  }
  for (const type of ['spki', 'pkcs1'] as const) {
    const found = attempt(() => createPublicKey({ key, format: 'der', type }))
    if (found) return { kind: 'public', key: found }
  }
  return { kind: attempt(() => new X509Certificate(key)) ? 'certificate' : 'unknown' }
}
