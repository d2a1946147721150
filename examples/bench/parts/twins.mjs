import { setTimeout as pause } from 'node:timers/promises'
import { startBalancer } from './balancer.mjs'
import { sendLead } from './leads.mjs'

const visitors = 16
const pauseMs = 2000

const readPlatforms = (origin) =>
  fetch(`${origin}/api/platformNew/recommended_plat`).then(async (response) => response.ok && response.json())

/**
 * Two instances behind one address, of which one after the other is stopped in good order and started again, while
 * visitors read and submit. `start(port)` starts one.
 * @returns how many requests there were, and how many failed
 */
export async function measureTwins(address, ports, seconds, start) {
  const origin = `http://localhost:${address}`
  const instances = ports.map((port) => start(port))
  await Promise.all(instances.map(({ ready }) => ready))
  const balancer = await startBalancer(address, ports)
  const until = performance.now() + seconds * 1000
  let count = 0
  let failed = 0
  let stops = 0
  const visitor = async () => {
    while (performance.now() < until) {
      count += 1
      const key = `twin-${count}`
      const ask = count % 3 ? sendLead(origin, { name: `访客${count}`, key }) : readPlatforms(origin)
      if (!(await ask.catch(() => null))) failed += 1
    }
  }
  const stopper = async () => {
    for (let index = 0; performance.now() < until - 2 * pauseMs; index = 1 - index) {
      await pause(pauseMs)
      await instances[index].stop()
      instances[index] = start(ports[index])
      await instances[index].ready
      stops += 1
    }
  }
  await Promise.all([stopper(), ...Array.from({ length: visitors }, visitor)])
  balancer.close()
  await Promise.all(instances.map((instance) => instance.stop()))
  return { count, failed, stops }
}
