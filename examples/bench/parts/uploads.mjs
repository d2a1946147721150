import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'

const fileBytes = 10_485_760
const usualBytesPerSecond = 2_000_000
const stepMs = 100
const boundary = 'chuhai-bench'

/** Pads a file to the maximum size with bytes after its end. */
const filled = (file) => Buffer.concat([file, Buffer.alloc(fileBytes - file.length)])

/** A plan, which is stored unchanged. */
export const makePlan = () => ({
  path: '/api/competition/plan/file',
  name: 'a.pdf',
  bytes: filled(Buffer.from('%PDF-1.7\n')),
})

/** A drawing and a rotated photograph, both of the maximum size and of noise, which hardly compresses. */
export async function drawPictures() {
  const noise = (width, height, sigma) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
  const path = '/api/file/upload'
  return [
    {
      path,
      name: 'a.png',
      bytes: filled(await noise(1800, 1800, 60).png({ compressionLevel: 1 }).toBuffer()),
    },
    {
      path,
      name: 'a.jpg',
      bytes: filled(
        await noise(4032, 3024, 40).jpeg({ quality: 92 }).withMetadata({ orientation: 6 }).toBuffer(),
      ),
    },
  ]
}

const bodyOf = ({ name, bytes }) => {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

/** Uploads a file over its own connection; what is not sent when `signal` aborts is left. Resolves with status and seconds. */
export async function upload(origin, cookie, file, { bytesPerSecond = usualBytesPerSecond, signal } = {}) {
  const body = bodyOf(file)
  const start = performance.now()
  const outgoing = request(origin + file.path, {
    method: 'POST',
    agent: false,
    headers: {
      Origin: origin,
      Cookie: cookie,
      'X-Chuhai-Client': '1',
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': body.length,
    },
  })
  const answered = new Promise((resolve, reject) => {
    outgoing.once('error', reject)
    outgoing.once('response', (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode))
    })
  })
  // The caller hears of it at the end.
  answered.catch(() => {})
  signal?.addEventListener('abort', () => outgoing.destroy())
  for (let sent = 0; sent < body.length && !signal?.aborted; ) {
    const due = Math.min(body.length, Math.ceil(((performance.now() - start) / 1000) * bytesPerSecond) + 1)
    if (due > sent && !outgoing.write(body.subarray(sent, due))) {
      await Promise.race([new Promise((resolve) => outgoing.once('drain', resolve)), answered])
    }
    sent = due
    await pause(stepMs)
  }
  outgoing.end()
  return { status: await answered, seconds: (performance.now() - start) / 1000 }
}
