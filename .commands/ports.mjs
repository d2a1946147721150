import { createServer } from 'node:net'
import { CliError } from './first-step.mjs'

/** Opens and closes a port. Resolves with its number or the system's error code. */
const probe = (port, host) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }) => resolve({ code }))
    server.listen({ port, host }, () => {
      const { port: opened } = server.address()
      server.close(() => resolve({ port: opened }))
    })
  })

/** Resolves with a port that is free now. */
export const freePort = async () => (await probe(0, '127.0.0.1')).port

function portFrom(variable, defaultPort) {
  const text = process.env[variable] || String(defaultPort)
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new CliError(
    `${variable}=${text} is not a port. Use a number from 1 to 65535, for example ${variable}=${defaultPort}.`,
  )
}

async function requireFree(port, variable) {
  for (const host of [undefined, '127.0.0.1']) {
    const { code } = await probe(port, host)
    // A machine without IPv6 refuses the unspecified address.
    if (!code || code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL') continue
    const reason = code === 'EACCES' ? 'may not be opened' : 'is in use'
    throw new CliError(
      `Port ${port} ${reason} (${code}). Choose another one, for example ${variable}=${port > 65_000 ? port - 100 : port + 100} npm start.`,
    )
  }
}

/**
 * Returns the ports that the environment or the defaults name. Throws when one is invalid, taken or named twice.
 * @template {Record<string, number>} Ports
 * @param {Ports} defaults
 * @param {Record<keyof Ports, string>} variables
 * @returns {Promise<Ports>}
 */
export async function choosePorts(defaults, variables) {
  const ports = {}
  for (const [name, variable] of Object.entries(variables)) {
    const port = portFrom(variable, defaults[name])
    const twin = Object.keys(ports).find((other) => ports[other] === port)
    if (twin) throw new CliError(`${variables[twin]} and ${variable} are both ${port}. Change one of them.`)
    ports[name] = port
  }
  for (const [name, variable] of Object.entries(variables)) await requireFree(ports[name], variable)
  return ports
}
