import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request as send } from 'node:http'
import { createServer } from 'node:https'
import { join } from 'node:path'

/** Makes a certificate of this machine. Returns the paths of its two files. */
export const makeCertificate = (folder: string) => {
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') }
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'].concat([
      '-addext',
      names,
      '-keyout',
      files.key,
      '-out',
      files.cert,
    ]),
    { stdio: 'ignore' },
  )
  return files
}

/** Stands in front of an http service, as a proxy with TLS does. */
export const startFront = (port: number, target: string, files: { key: string; cert: string }) => {
  const server = createServer(
    // A connection that ends while a browser is about to use it again looks like a fault of the network.
    { key: readFileSync(files.key), cert: readFileSync(files.cert), keepAliveTimeout: 600_000 },
    (incoming, answer) => {
      const headers = { ...incoming.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' }
      const forwarded = send(
        `${target}${incoming.url}`,
        { method: incoming.method, headers, agent: false },
        (response) => {
          // The cashier is at the same host without TLS.
          const { 'strict-transport-security': _, ...rest } = response.headers
          answer.writeHead(response.statusCode ?? 502, rest)
          response.pipe(answer)
        },
      )
      forwarded.on('error', () => answer.destroy())
      answer.on('close', () => forwarded.destroy())
      incoming.pipe(forwarded)
    },
  )
  server.listen(port)
  return server
}
