import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import type { PlaceName } from './places.ts'

/** Drawn on 160 by 64. What they show is no one's figure: outlines of screens that are still to come. */
export function Sketch({ name, className }: { name: PlaceName; className?: string }) {
  return (
    <svg
      viewBox="0 0 160 64"
      className={cn('fill-line stroke-none', className)}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden
    >
      {SKETCHES[name]}
    </svg>
  )
}

const SOFT = 'fill-line'
const ACCENT = 'fill-accent'
const LINE = 'fill-none stroke-line-strong stroke-2'
const ACCENT_LINE = 'fill-none stroke-accent stroke-2'

/** Words that are not read: a bar as long as they would be. */
const Words = ({
  x,
  y,
  long,
  tone = SOFT,
}: {
  x: number
  y: number
  long: number
  tone?: string
}) => <rect x={x} y={y} width={long} height={4} rx={2} className={tone} />

const SKETCHES: Record<PlaceName, ReactNode> = {
  synchronisation: (
    <>
      <rect x={28} y={14} width={34} height={36} rx={6} className="fill-accent-soft" />
      <rect x={98} y={14} width={34} height={36} rx={6} className={SOFT} />
      <path d="M68 27h24m-5-5 5 5-5 5" className={ACCENT_LINE} />
      <path d="M92 39H68m5-5-5 5 5 5" className={LINE} />
      <Words x={35} y={24} long={20} tone={ACCENT} />
      <Words x={35} y={32} long={14} tone={ACCENT} />
    </>
  ),
  integrationsSettings: (
    <>
      {[14, 32, 50].map((y) => (
        <g key={y}>
          <path d={`M80 32C98 32 98 ${y} 116 ${y}`} className={LINE} />
          <circle cx={120} cy={y} r={6} className={SOFT} />
        </g>
      ))}
      <path d="M52 32h28" className={ACCENT_LINE} />
      <rect x={28} y={20} width={26} height={24} rx={6} className={ACCENT} />
    </>
  ),
}
