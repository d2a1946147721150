import type { Locator, Page } from '@playwright/test'

const white =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="#fff"/></svg>'

/** Replaces every image of pages opened afterwards by a white one. */
export const showWhitePictures = (page: Page) =>
  page.route('**', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: white })
      : route.fallback(),
  )

const cornerPx = 8

/** The darkest pixel in the corners of an element: 0 is black, 255 white. */
export const darkestCornerOf = async (seen: Locator): Promise<number> => {
  const page = seen.page()
  await seen.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await seen.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const corners = [x, x + width - cornerPx].flatMap((left) =>
    [y, y + height - cornerPx].map((top) => ({ x: left, y: top, width: cornerPx, height: cornerPx })),
  )
  const pictures: string[] = []
  for (const clip of corners) pictures.push((await page.screenshot({ clip })).toString('base64'))
  return page.evaluate(async (encoded) => {
    let darkest = 255
    for (const text of encoded) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
      canvas?.drawImage(picture, 0, 0)
      const { data = [] } = canvas?.getImageData(0, 0, picture.width, picture.height) ?? {}
      data.forEach((value, index) => {
        if (index % 4 < 3) darkest = Math.min(darkest, value)
      })
    }
    return darkest
  }, pictures)
}
