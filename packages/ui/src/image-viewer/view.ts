export interface Point {
  x: number
  y: number
}

/** How a picture is looked at: enlarged, moved from the middle of the stage, turned by quarters. */
export interface View extends Point {
  scale: number
  quarters: number
}

export interface Size {
  width: number
  height: number
}

/** As it is laid out, and how many pixels wide it really is. */
export interface Picture extends Size {
  pixels: number
}

export const minScale = 1
export const maxScale = 5
export const zoomStep = 1.5
export const doubleTapScale = 2.5

export const wholeView: View = { scale: 1, x: 0, y: 0, quarters: 0 }

const between = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))

/** The factor at which a picture that was fitted upright fits once it lies on its side; never beyond its own pixels. */
export const fitOf = ({ quarters }: View, picture: Picture, stage: Size): number =>
  quarters % 2 === 0 || !picture.width || !picture.height
    ? 1
    : Math.min(
        Math.max(1, picture.pixels / picture.width),
        stage.width / picture.height,
        stage.height / picture.width,
      )

/** Keeps the picture over the stage: it can be moved only as far as it sticks out. */
export const keptInside = (view: View, picture: Picture, stage: Size): View => {
  const scale = view.scale * fitOf(view, picture, stage)
  const [width, height] =
    view.quarters % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width]
  return {
    ...view,
    x: between(view.x, Math.max(0, (width * scale - stage.width) / 2)),
    y: between(view.y, Math.max(0, (height * scale - stage.height) / 2)),
  }
}

/** Enlarges around a point, given from the middle of the stage: what lies there stays there. */
export const zoomedAt = (view: View, scale: number, at: Point = { x: 0, y: 0 }): View => {
  const next = Math.max(minScale, Math.min(maxScale, scale))
  const ratio = next / view.scale
  return { ...view, scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}
