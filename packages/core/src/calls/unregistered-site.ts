/** Says in the console that the page's site is not registered, and what to do. */
export const explainUnregisteredSite = (base: string): void => {
  const origin = globalThis.location?.origin
  console.error(
    `[chuhai] ${origin} is not registered at ${base || origin}: run "pnpm operator sites add ${origin} NAME" there.`,
  )
}

/** Says in the console that the page has no origin that could be registered, and what to do. */
export const explainMissingOrigin = (base: string): void =>
  console.error(
    `[chuhai] This page has no origin, so ${base} answers it nothing: it is a file, or in a frame with sandbox. Give the iframe sandbox="allow-scripts allow-same-origin allow-forms allow-popups", or no sandbox.`,
  )
