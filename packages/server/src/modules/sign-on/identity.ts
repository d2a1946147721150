import type { Identity } from '../user/service'

const nameLimit = 100
const addressLimit = 2000

/** Nothing that a database refuses, or that would break a line. */
const unwanted = /\p{Cc}|\p{Surrogate}/gu

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(unwanted, '').trim() : ''

const pictureOf = (value: unknown): string | null => {
  const text = textOf(value)
  if (text.length > addressLimit || !URL.canParse(text)) return null
  return /^https?:$/.test(new URL(text).protocol) ? text : null
}

/** A provider's claims as the user we know (specification, section 3); what it does not say is made of what it does. */
export const identityOf = (claims: Record<string, unknown>, issuer: string): Identity => {
  const subject = textOf(claims.sub)
  const name = [claims.name, claims.nickname, claims.preferred_username].map(textOf).find(Boolean)
  return {
    issuer,
    subject,
    userName: Array.from(name ?? subject)
      .slice(0, nameLimit)
      .join(''),
    unionId: textOf(claims.union_id) || subject,
    userAvatar: pictureOf(claims.picture),
  }
}
