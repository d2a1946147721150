import { createServer } from 'node:net'
import { Trouble } from './trouble.mjs'

/** Why a port cannot be opened, as a system code; null when it can. */
const refusal = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code))
    probe.listen({ port, host }, () => probe.close(() => resolve(null)))
  })

/** A port that nobody uses right now. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** The number that an environment variable gives a port, or the usual one. */
export function portFrom(variable, usual) {
  const text = process.env[variable] || String(usual)
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Trouble(
    `${variable}=${text} 不是有效的端口，请设为 1 到 65535 之间的数字，例如 ${variable}=${usual}。(Not a valid port.)`,
  )
}

/** Another port to try: open to every user, and inside the range. */
const neighbourOf = (port) => {
  if (port < 1024) return port + 8000
  return port > 65_000 ? port - 100 : port + 100
}

/** Refuses ports that are taken or asked for twice, and names the variable that moves each. */
export async function requireFreePorts(wanted) {
  for (const { port, variable, label } of wanted) {
    const twin = wanted.find((other) => other.port === port && other.variable !== variable)
    if (twin) {
      throw new Trouble(
        `${variable} 和 ${twin.variable} 都是 ${port}，请换一个。(Two services share one port.)`,
      )
    }
    for (const host of [undefined, '127.0.0.1']) {
      const code = await refusal(port, host)
      // A machine without IPv6 refuses the unspecified address for reasons of its own.
      if (code === null || code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL') continue
      const reason = code === 'EACCES' ? '没有权限使用，请' : '已被占用，请停止占用它的程序，或'
      throw new Trouble(
        `${label}的端口 ${port} ${reason}换一个端口：${variable}=${neighbourOf(port)} npm start (Port ${port}: ${code})`,
      )
    }
  }
}
