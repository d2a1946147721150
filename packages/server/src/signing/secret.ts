import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, base64url. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** Returns the stored hash of a secret, or the challenge of a proof: SHA-256, base64url. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
