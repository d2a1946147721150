import sharp from 'sharp'

/** Pixels that do not compress. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

export const png = (width = 40, height = 30): Promise<Buffer> => noise(width, height).png().toBuffer()

/** As a telephone writes it: with orientation, position and name in its metadata. */
export const photograph = (width = 40, height = 30): Promise<Buffer> =>
  noise(width, height)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Shen Yizhou' }, IFD3: { GPSLatitude: '29/1 52/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** A picture of one colour: few bytes, many pixels. */
export const plain = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png()
    .toBuffer()

/** Bytes, padded to a length. */
export const padded = (bytes: Buffer, length: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(length - bytes.byteLength)])
