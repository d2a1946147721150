import { connect } from 'node:net'

/**
 * A program: begins requests on many connections from an address of its own, ends none, and opens a connection again as soon as the
 * server has closed it, within a number each second. It ends by itself. Arguments: port, address, connections, seconds.
 */
const [port, localAddress, count, seconds] = process.argv.slice(2)
const perTick = 100
const tickMs = 50
let open = 0

const begin = () => {
  open += 1
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress })
  socket.once('connect', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '))
  socket.on('error', () => {})
  socket.once('close', () => {
    open -= 1
  })
}

setInterval(() => {
  for (let turn = 0; turn < perTick && open < Number(count); turn += 1) begin()
}, tickMs)
setTimeout(() => process.exit(), Number(seconds) * 1000)
