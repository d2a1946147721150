import { Agent, createServer, request } from 'node:http'

const askEveryMs = 100

const isReady = (port) =>
  fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** One address for several instances: each request goes to the next instance that is ready. */
export function startBalancer(port, instances) {
  const ready = new Map(instances.map((instance) => [instance, true]))
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const asking = setInterval(() => {
    for (const instance of instances) isReady(instance).then((answer) => ready.set(instance, answer))
  }, askEveryMs)
  const server = createServer((incoming, outgoing) => {
    turn += 1
    const able = instances.filter((instance) => ready.get(instance))
    const to = request(
      {
        port: able[turn % able.length] ?? instances[0],
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
        agent,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers)
        answer.pipe(outgoing)
      },
    )
    to.once('error', () => outgoing.destroy())
    incoming.pipe(to)
  })
  return new Promise((resolve) => {
    server.listen(port, () =>
      resolve({
        close() {
          clearInterval(asking)
          agent.destroy()
          server.closeAllConnections()
          server.close()
        },
      }),
    )
  })
}
