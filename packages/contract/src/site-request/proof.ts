/** The file of a site that contains the token of its request, on a line of its own. */
export const siteProofPath = '/.well-known/chuhai.txt'

/** The name of the meta tag that contains the token instead, in the head of the site's home page. */
export const siteProofName = 'chuhai-site'
