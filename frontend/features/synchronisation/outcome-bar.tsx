import type { RowFilter, SyncRun } from '@/api/integrations'

/** What became of people, in the order of the bar: its colour, and the tab in which they are. */
const PARTS = [
  { name: 'created', tone: 'bg-accept', tab: 'DIFFERENT' },
  { name: 'changed', tone: 'bg-info', tab: 'DIFFERENT' },
  { name: 'asked', tone: 'bg-warn', tab: 'ASKED' },
  { name: 'failed', tone: 'bg-danger', tab: 'FAILED' },
  { name: 'same', tone: 'bg-line-strong', tab: 'SKIPPED' },
  { name: 'skipped', tone: 'bg-line', tab: 'SKIPPED' },
] as const satisfies readonly { name: string; tone: string; tab: RowFilter }[]

/** How many people of a run met each end, without those that nobody met; what is proposed is asked too. */
export function partsOf(run: SyncRun) {
  const counts = { ...run, asked: run.asked + run.proposed }
  return PARTS.map((part) => ({ ...part, count: counts[part.name] })).filter(
    ({ count }) => count > 0
  )
}

/** A run as a picture; what it shows stands beside it in words. */
export function OutcomeBar({
  parts,
  className,
}: {
  parts: ReturnType<typeof partsOf>
  className: string
}) {
  return (
    <span aria-hidden className={`flex gap-0.5 overflow-hidden rounded-full ${className}`}>
      {parts.map(({ name, tone, count }) => (
        // What few people met is seen all the same.
        <span key={name} className={`min-w-1.5 basis-0 ${tone}`} style={{ flexGrow: count }} />
      ))}
    </span>
  )
}
