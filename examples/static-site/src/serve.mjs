import { fileURLToPath } from 'node:url'
import { createSiteServer } from './server.mjs'

export { createSiteServer }

const host = '127.0.0.1'
const stopAfterMs = 2000

/**
 * Runs a site until SIGTERM or SIGINT. The addresses of portal and sign-on provider come from the environment.
 * @param {{ name: string, root: URL, port: number, portVariable: string, portalOrigin?: string }} site
 *   `portVariable` is the environment variable that moves the port
 */
export function serveSite({ name, root, port, portVariable, portalOrigin }) {
  const { PORTAL_ORIGIN, SIGN_ON_ORIGIN, PORT, SIGN_ON_PORT } = process.env
  const chosen = Number(process.env[portVariable] || port)
  if (!Number.isInteger(chosen) || chosen < 1 || chosen > 65535) {
    return fail(
      `${portVariable} is no port: set it to a number from 1 to 65535, for example ${portVariable}=${port}.`,
    )
  }

  const server = createSiteServer({
    root: fileURLToPath(root),
    portalOrigin: portalOrigin || PORTAL_ORIGIN || `http://localhost:${PORT || 4000}`,
    signOnOrigin: SIGN_ON_ORIGIN || `http://localhost:${SIGN_ON_PORT || 4001}`,
  })
  server.once('error', (error) => fail(sentenceFor(error, chosen, portVariable)))
  server.listen(chosen, host, () => console.log(`${name} is ready on http://${host}:${chosen}`))

  const stop = () => {
    server.close()
    setTimeout(() => server.closeAllConnections(), stopAfterMs).unref()
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string} portVariable
 */
function sentenceFor(error, port, portVariable) {
  const remedy = `choose another one, for example ${portVariable}=${port + 100}`
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or ${remedy}.`
  if (error.code === 'EACCES') return `Port ${port} is not open to this user: ${remedy}.`
  return `Port ${port} cannot be opened (${error.message}): ${remedy}.`
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(`[chuhai] ${sentence}`)
  process.exitCode = 1
}
