/** Where the token of a request stands on a site, alone on its line. */
export const siteProofPath = '/.well-known/chuhai.txt'

/** The name of the tag that has the token in the head of a site's home page instead. */
export const siteProofName = 'chuhai-site'
