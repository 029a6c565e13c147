import type { RunDetail } from '@/api/indexations'
import { Card } from '@/components/ui/card'
import { useT } from '@/lib/use-t'

/** How far it is, in contracts. */
export function RunProgress({ run: { status, done, total } }: { run: RunDetail }) {
  const t = useT()
  const words = t(`indexation.progress_${status}`, { done, total })
  return (
    <Card className="mb-6 p-4">
      <p role="status" className="mb-2 text-sm font-medium">
        {words}
      </p>
      <progress
        className="h-2 w-full accent-accent"
        aria-label={words}
        max={Math.max(total, 1)}
        value={done}
      />
    </Card>
  )
}
