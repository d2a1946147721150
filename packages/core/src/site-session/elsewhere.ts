/** Whether a page is of another site than the server. */
export const isElsewhere = (base: string): boolean => base !== '' && base !== globalThis.location?.origin

/** Cookies go to the portal from its own pages only: on other sites a session is a token. */
export const credentialsFor = (base: string): RequestCredentials => (isElsewhere(base) ? 'omit' : 'include')
