import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { createLog } from '../process/log'
import { startTestApp } from '../testing/test-app'
import { closeServer, listen } from './listen'

const lines: Record<string, unknown>[] = []
const log = createLog('trace', { write: (line) => lines.push(JSON.parse(line)) })
const app = startTestApp({ log })

it.each(['/api/consultation', '/api/logout/back-channel/chuhai'])(
  'a caller that leaves in the middle of a body for %s is no error of ours',
  async (path) => {
    lines.length = 0
    const { server, serve } = await listen(0)
    serve(app.another({ log }))
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://127.0.0.1:4002\r\nX-Chuhai-Client: 1\r\n` +
        'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"contactsName":',
    )
    await once(server, 'request')
    socket.destroy()
    await expect.poll(() => lines.filter(({ msg }) => msg === 'request')).toHaveLength(1)
    expect(lines).toMatchObject([{ level: 30, msg: 'request', status: 499 }])
    await closeServer(server, 1000)
  },
)
