import { indexationPlafonnee } from '../annee/indexation_plafonnee/index.ts'
import type { ModerationPeriod } from './types.ts'

const [limite] = indexationPlafonnee.limite.values
const [part] = indexationPlafonnee.part.values
const CENTS = 100
const PPM = 10_000

/** The two periods of the Programme Act of 30 May 2026; in each the first 2 % apply up to the limit only. */
export const PERIODS: readonly ModerationPeriod[] = [
  {
    id: '1',
    from: limite!.from,
    until: '2027-12-31',
    limit: (limite!.value as number) / CENTS,
    percent: (part!.value as number) / PPM,
    source: limite!.source,
    confidence: limite!.confidence,
    checked: limite!.checked,
  },
  {
    id: '2',
    from: '2028-01-01',
    until: null,
    limit: null,
    percent: (part!.value as number) / PPM,
    source: 'KPMG, Propay, Loyens & Loeff: the limit is indexed once, on 1 January 2028',
    confidence: 'provider',
    checked: '2026-11-22',
  },
]
