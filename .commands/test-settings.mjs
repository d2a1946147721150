/** How long tests wait for what should come at once, in milliseconds: on a busy machine a second is soon gone. */
export const timeoutMs = 10_000

/** How every command starts Chromium: quiet, without requests of its own to the network, also as root. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
