import { ArrowDown, ArrowUp } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'

/** ▲ +31 €: neutral in colour, as more cost and more net are not the same news. */
export function DifferenceBadge({
  difference,
  onTint,
}: {
  difference: number | null
  /** It stands on the accent's tint, where its own ground would hardly show. */
  onTint?: boolean
}) {
  const format = useFormat()
  if (difference === null) return null
  const Arrow = difference > 0 ? ArrowUp : ArrowDown
  return (
    <Badge className={cn('amount animate-in duration-150 fade-in-0', onTint && 'bg-surface')}>
      <Arrow aria-hidden />
      {format.difference(difference)}
    </Badge>
  )
}
