import { useEffect, useRef, type PointerEvent } from 'react'
import { Eraser } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'
import { drawStrokes, DRAWING, type Point, type Stroke } from './strokes.ts'

interface SignaturePadProps {
  strokes: readonly Stroke[]
  onStrokes: (strokes: readonly Stroke[]) => void
  /** Why it is not enough. */
  error: string | null
}

/** A field to draw one's name in, with a finger, a pen or a mouse. Who cannot, types it instead. */
export function SignaturePad({ strokes, onStrokes, error }: SignaturePadProps) {
  const t = useT()
  const canvas = useRef<HTMLCanvasElement>(null)
  /** The stroke under way: drawn at once, told when the finger leaves. */
  const current = useRef<Point[] | null>(null)
  useEffect(() => drawStrokes(canvas.current!, strokes), [strokes])

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = canvas.current!.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  function begin(event: PointerEvent<HTMLCanvasElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    current.current = [pointOf(event)]
  }
  function move(event: PointerEvent<HTMLCanvasElement>) {
    if (!current.current) return
    const all = event.nativeEvent.getCoalescedEvents?.() ?? []
    current.current.push(...(all.length > 0 ? all : [event]).map(pointOf))
    drawStrokes(canvas.current!, [...strokes, current.current])
  }
  function end() {
    if (current.current) onStrokes([...strokes, current.current])
    current.current = null
  }

  return (
    <div className="flex flex-col gap-1.5">
      <div className="relative rounded-xl border border-line-strong/60 bg-white">
        <canvas
          ref={canvas}
          {...DRAWING}
          role="img"
          aria-label={t(strokes.length > 0 ? 'signing.drawn' : 'signing.drawHere')}
          className="aspect-[3/1] w-full touch-none rounded-xl"
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        />
        {/* The line to write on. White paper has its own colours, in the dark scheme too. */}
        <span
          aria-hidden
          className="pointer-events-none absolute inset-x-5 bottom-[22%] border-t border-[#d5d7da]"
        />
        {strokes.length === 0 && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-x-0 top-1/3 text-center text-[#5b6068]"
          >
            {t('signing.drawHere')}
          </span>
        )}
      </div>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
        {strokes.length > 0 && (
          <Button variant="ghost" className="h-11" onClick={() => onStrokes([])}>
            <Eraser aria-hidden />
            {t('signing.erase')}
          </Button>
        )}
      </div>
    </div>
  )
}
