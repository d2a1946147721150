/**
 * What a provider's page may do from its frame: all that signing in takes, but not lead our page elsewhere. On the
 * server's own pages the frame ends on a page of the same origin, for which browsers call any such sandbox void and warn.
 */
export const sandboxFor = (address: string): string | undefined =>
  new URL(address, location.href).origin === location.origin
    ? undefined
    : 'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals'
