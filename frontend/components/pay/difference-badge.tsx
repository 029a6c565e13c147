import { ArrowDown, ArrowUp } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'

/** ▲ +31 €: neutral in colour, as more cost and more net are not the same news. */
export function DifferenceBadge({ difference }: { difference: number | null }) {
  const format = useFormat()
  if (difference === null) return null
  const Arrow = difference > 0 ? ArrowUp : ArrowDown
  return (
    <Badge tone="accent" className="amount animate-in duration-150 fade-in-0">
      <Arrow aria-hidden />
      {format.difference(difference)}
    </Badge>
  )
}
