/** The scheme of `Authorization` by which a page of another site names its session (RFC 9449). */
export const siteTokenScheme = 'DPoP'

/** The header with the proof that the page has the key of its session (RFC 9449), in lower case. */
export const keyProofHeader = 'dpop'
