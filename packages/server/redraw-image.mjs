// Run as a process of its own by src/uploads/redraw.ts: the memory that a picture takes, and whatever a hostile one does to
// a decoder, end with it.
import { createWriteStream } from 'node:fs'
import { setPriority } from 'node:os'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'

const [source, target, type, maxPixels] = process.argv.slice(2)

// Requests of the server have priority over pictures.
setPriority(10)
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPngFile', 'VipsForeignLoadJpegFile'] })

const picture = sharp(source, { limitInputPixels: Number(maxPixels), failOn: 'error' }).autoOrient()
// Better tables would make a photograph four per cent smaller, and take more than twice the memory.
const photograph = { quality: 88, chromaSubsampling: '4:4:4', optimiseCoding: false }
const drawn = type === 'image/png' ? picture.png() : picture.jpeg(photograph)

let info
drawn.once('info', (found) => {
  info = found
})
try {
  await pipeline(drawn, createWriteStream(target, { flush: true }))
  process.stdout.write(JSON.stringify({ width: info.width, height: info.height, bytes: info.size }))
} catch (error) {
  process.stderr.write(String(error.message))
  const isFull = error.code === 'ENOSPC' || error.code === 'EDQUOT'
  process.exitCode = isFull ? 28 : 65
}
