import { createServer } from 'node:net'
import { CliError } from './first-step.mjs'

/** Listens for a moment; resolves with the port, or with the system's error code. */
const probe = (port, host) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }) => resolve({ code }))
    server.listen({ port, host }, () => {
      const { port: opened } = server.address()
      server.close(() => resolve({ port: opened }))
    })
  })

/** A port that is free right now. */
export const freePort = async () => (await probe(0, '127.0.0.1')).port

/** The port that an environment variable names, or the default. */
export function portFrom(variable, defaultPort) {
  const text = process.env[variable] || String(defaultPort)
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new CliError(
    `${variable}=${text} is not a port. Use a number from 1 to 65535, for example ${variable}=${defaultPort}.`,
  )
}

/**
 * Throws when a port is taken or asked for twice, and names the variable that moves it.
 * @param {{ port: number, variable: string }[]} wanted
 */
export async function requireFreePorts(wanted) {
  for (const { port, variable } of wanted) {
    const twin = wanted.find((other) => other.port === port && other.variable !== variable)
    if (twin) throw new CliError(`${variable} and ${twin.variable} are both ${port}. Change one of them.`)
    for (const host of [undefined, '127.0.0.1']) {
      const { code } = await probe(port, host)
      // A machine without IPv6 refuses the unspecified address for reasons of its own.
      if (!code || code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL') continue
      const reason = code === 'EACCES' ? 'may not be opened' : 'is in use'
      throw new CliError(
        `Port ${port} ${reason} (${code}). Choose another one, for example ${variable}=${port > 65_000 ? port - 100 : port + 100} npm start.`,
      )
    }
  }
}
