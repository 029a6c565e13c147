/** A point of the drawing field, from 0 to 1 of its width and height: a turned phone draws the same. */
export interface Point {
  x: number
  y: number
}
export type Stroke = readonly Point[]

/** Of the drawing, in pixels; as wide to its height as the field on the screen. */
export const DRAWING = { width: 900, height: 300 } as const

/** Shorter than this share of the field's width, all strokes together, it is a slip of the finger and no name. */
const SHORTEST = 0.35

/** How long the strokes are together, in widths of the field. */
export function lengthOf(strokes: readonly Stroke[]): number {
  const flatness = DRAWING.height / DRAWING.width
  return strokes
    .flatMap((stroke) =>
      stroke.slice(1).map((point, at) => {
        const before = stroke[at]!
        return Math.hypot(point.x - before.x, (point.y - before.y) * flatness)
      })
    )
    .reduce((sum, length) => sum + length, 0)
}

/** Whether enough was drawn to be a name. */
export function isDrawn(strokes: readonly Stroke[]): boolean {
  return lengthOf(strokes) >= SHORTEST
}

/** Draws the strokes, dark on what is there, as they were made. */
export function drawStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const { width, height } = canvas
  const pen = canvas.getContext('2d')!
  pen.clearRect(0, 0, width, height)
  pen.strokeStyle = '#17181a'
  pen.lineWidth = width / 150
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const stroke of strokes) {
    const [first, ...rest] = stroke
    if (!first) continue
    pen.beginPath()
    pen.moveTo(first.x * width, first.y * height)
    // Through the middles: a finger's corners become curves.
    rest.forEach((point, at) => {
      const next = rest[at + 1] ?? point
      pen.quadraticCurveTo(
        point.x * width,
        point.y * height,
        ((point.x + next.x) / 2) * width,
        ((point.y + next.y) / 2) * height
      )
    })
    pen.stroke()
  }
}

const DATA_URL = 'data:image/png;base64,'

/** The strokes as a PNG, in base64. */
export function pictureOf(strokes: readonly Stroke[]): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, DRAWING)
  drawStrokes(canvas, strokes)
  return canvas.toDataURL('image/png').slice(DATA_URL.length)
}
