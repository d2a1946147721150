import { createCanvas } from '@napi-rs/canvas'
import { BinaryBitmap, Code128Reader, HybridBinarizer, RGBLuminanceSource } from '@zxing/library'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The dots of label printers, on an inch of 72 points. */
const scale = 203 / 72

interface Label {
  /** What its barcode says. */
  code: string
  /** In millimetres. */
  size: [width: number, height: number]
}

const millimetres = (points: number) => Math.round((points * 25.4) / 72)

/** Draws the pages of a file of labels as a printer does, and reads their barcodes as a scanner does. */
export const scanLabels = async (file: Uint8Array): Promise<Label[]> => {
  const pdf = await getDocument({ data: new Uint8Array(file), disableFontFace: true }).promise
  const labels: Label[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const viewport = page.getViewport({ scale })
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
    const context = canvas.getContext('2d')
    // The canvas of Node has what pages are drawn with, and not all that one of a browser has.
    const canvasContext = context as unknown as CanvasRenderingContext2D
    await page.render({ canvas: null, canvasContext, viewport }).promise
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    const grey = new Uint8ClampedArray(width * height).map((_, index) => data[index * 4 + 1] ?? 255)
    const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)))
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view
    labels.push({
      code: new Code128Reader().decode(bitmap).getText(),
      size: [millimetres(right - left), millimetres(top - bottom)],
    })
  }
  await pdf.destroy()
  return labels
}
