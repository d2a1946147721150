/** Returns why something could not be sent, without the receiver's text, which could quote a visitor. */
export const failureOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = (error.cause ?? error) as { code?: unknown }
  if (error.message.startsWith('HTTP ')) return error.message
  return typeof code === 'string' ? code : error.name
}
