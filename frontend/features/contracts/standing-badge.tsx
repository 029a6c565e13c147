import type { ContractStanding } from '@/api/contracts'
import { Badge } from '@/components/ui/badge'
import { useT } from '@/lib/use-t'

const TONES = {
  TO_SIGN: 'warn',
  UPCOMING: 'neutral',
  CURRENT: 'info',
  ENDED: 'neutral',
  CORRECTED: 'neutral',
} as const

/** Where a version of a contract stands today. */
export function StandingBadge({ standing }: { standing: ContractStanding }) {
  const t = useT()
  return <Badge tone={TONES[standing]}>{t(`contracts.standing_${standing}`)}</Badge>
}
