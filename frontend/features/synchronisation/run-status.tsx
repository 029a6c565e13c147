import { Badge } from '@/components/ui/badge'
import type { BadgeTone } from '@/components/ui/badge-tones'
import { endOf, useRunWords, type Ended } from '@/lib/use-run-words'

const TONES: Partial<Record<ReturnType<typeof endOf>, BadgeTone>> = {
  RUNNING: 'info',
  ASKING: 'warn',
  DONE: 'accept',
  SOME_FAILED: 'warn',
  ALL_FAILED: 'danger',
  FAILED: 'danger',
}

/** Where a run stands, in a word. */
export function RunStatus({ run }: { run: Ended }) {
  const wordsOf = useRunWords()
  return <Badge tone={TONES[endOf(run)] ?? 'neutral'}>{wordsOf(run)}</Badge>
}
