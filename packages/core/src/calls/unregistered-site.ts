/** Says in the console that the page's site is not registered, and what to do. */
export const explainUnregisteredSite = (base: string): void => {
  const origin = globalThis.location?.origin
  console.error(
    `[chuhai] ${origin} is not registered at ${base || origin}: run "pnpm operator sites add ${origin} NAME" there.`,
  )
}
