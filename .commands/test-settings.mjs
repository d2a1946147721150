/** How long tests wait for a state, in milliseconds: two test runners share two processors. */
export const timeoutMs = 30_000

/** Arguments of Chromium: no requests of its own to the network, also as root. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
