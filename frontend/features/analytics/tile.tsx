import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

interface TileProps {
  label: string
  value: string
  below?: string
  /** The page that tells more of it. */
  to?: string
}

/** One figure with its name; where there is more to it, a way there. */
export function Tile({ label, value, below, to }: TileProps) {
  const said = (
    <>
      <span className="flex items-center justify-between gap-2 text-sm text-ink-soft">
        {label}
        {to && <ChevronRight className="size-4 shrink-0" aria-hidden />}
      </span>
      <span className="mt-1 block text-lg font-semibold wrap-anywhere tabular-nums sm:text-xl">
        {value}
      </span>
      {below && <span className="mt-0.5 block text-xs text-ink-soft">{below}</span>}
    </>
  )
  const look = 'block rounded-xl border border-line bg-surface p-3 sm:p-4'
  return to ? (
    <Link to={to} className={`${look} transition-colors hover:border-line-strong`}>
      {said}
    </Link>
  ) : (
    <div className={look}>{said}</div>
  )
}
