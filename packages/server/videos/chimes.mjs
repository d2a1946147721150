const rate = 24_000

/** A pentatonic scale, so that any two tones agree. */
const scale = [392, 440, 523.25, 587.33, 659.26]

/** A soft bell at each sentence, a lower and longer one at each chapter, as a mono WAV file. */
export const chimes = ({ transcript, chapters, seconds }) => {
  const samples = new Float32Array(Math.round(seconds * rate))
  const ring = (at, pitch, lengthS, loudness) => {
    const from = Math.round((at + 0.12) * rate)
    for (let index = 0; index < lengthS * rate && from + index < samples.length; index += 1) {
      const time = index / rate
      const fade = Math.min(1, time / 0.012) * Math.exp((-4.5 * time) / lengthS)
      const tone = Math.sin(2 * Math.PI * pitch * time) + 0.25 * Math.sin(4 * Math.PI * pitch * time)
      samples[from + index] += tone * fade * loudness
    }
  }
  transcript.forEach(({ at }, index) => {
    ring(at, scale[(index * 2) % scale.length], 1.6, 0.09)
  })
  for (const { at } of chapters) ring(at, scale[0] / 2, 3, 0.12)
  return wave(samples)
}

const wave = (samples) => {
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, index) => {
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2)
  })
  return file
}
