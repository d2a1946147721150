interface Client {
  base: string
  fetch: typeof globalThis.fetch
  lifetime: AbortSignal
}

/** Explains a lost request to the developer of the page: not worth bytes of one that succeeds. */
export const explainOnNeed = (client: Client): void => {
  import('./explain-network-error').then(
    ({ explainNetworkError }) => explainNetworkError(client),
    // The network is lost indeed.
    () => {},
  )
}
