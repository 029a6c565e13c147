import { useImperativeHandle, useRef, type PointerEvent, type Ref } from 'react'

export interface Pad {
  clear: () => void
  /** What was drawn, as a PNG on a transparent ground. */
  picture: () => Promise<Blob | null>
}

interface SignaturePadProps {
  ref: Ref<Pad>
  label: string
  /** Told when there is something to keep (true), or nothing any more (false). */
  onDrawn: (drawn: boolean) => void
}

/** Sharp on paper too: three times the size on screen. */
const SCALE = 3
const WIDTH = 400
const HEIGHT = 150

/** A sheet to sign on with a finger, a pen or a mouse. White in both schemes, for the ink is dark. */
export function SignaturePad({ ref, label, onDrawn }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<[x: number, y: number] | null>(null)

  useImperativeHandle(ref, () => ({
    clear() {
      penOf(canvas.current)?.clearRect(0, 0, WIDTH * SCALE, HEIGHT * SCALE)
      onDrawn(false)
    },
    picture: () =>
      new Promise((resolve) => {
        if (canvas.current) canvas.current.toBlob(resolve, 'image/png')
        else resolve(null)
      }),
  }))

  function draw(event: PointerEvent<HTMLCanvasElement>) {
    const pen = penOf(canvas.current)
    if (!pen || !last.current) return
    const point = pointOf(event)
    pen.beginPath()
    pen.moveTo(...last.current)
    pen.lineTo(...point)
    pen.stroke()
    last.current = point
    onDrawn(true)
  }

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={WIDTH * SCALE}
      height={HEIGHT * SCALE}
      className="w-full touch-none rounded-md border border-line-strong/60 bg-white"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = pointOf(event)
        draw(event)
      }}
      onPointerMove={draw}
      onPointerUp={() => (last.current = null)}
      onPointerCancel={() => (last.current = null)}
    />
  )
}

function penOf(canvas: HTMLCanvasElement | null): CanvasRenderingContext2D | null {
  const pen = canvas?.getContext('2d') ?? null
  if (pen) Object.assign(pen, { lineWidth: 2.5 * SCALE, lineCap: 'round', strokeStyle: '#14181f' })
  return pen
}

/** Where the pointer is, in the sheet's own points. */
function pointOf({
  currentTarget,
  nativeEvent,
}: PointerEvent<HTMLCanvasElement>): [x: number, y: number] {
  const factor = currentTarget.width / currentTarget.clientWidth
  return [nativeEvent.offsetX * factor, nativeEvent.offsetY * factor]
}
