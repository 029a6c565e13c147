import type { OfferEvent } from '@/api/offers'

/** What only its candidate can have done. */
const BY_CANDIDATE: readonly OfferEvent['kind'][] = [
  'OPENED',
  'CONFIGURED',
  'SITUATION_CHANGED',
  'ACCEPTED',
  'DOWNLOADED',
  'DECLINED',
  'QUESTION',
  'TIME_ASKED',
]
/** What comes with time. */
const BY_ITSELF: readonly OfferEvent['kind'][] = ['REMINDED', 'EXPIRED']

/** Who did it: a person of the company, the candidate, no one; null where that is not known. */
export function authorOf({ kind, user }: Pick<OfferEvent, 'kind' | 'user'>) {
  if (user) return { by: 'user', name: user.displayName } as const
  if (BY_CANDIDATE.includes(kind)) return { by: 'candidate' } as const
  return BY_ITSELF.includes(kind) ? ({ by: 'itself' } as const) : null
}

/** How what was changed is called on the page of an offer. */
const LABELS: Readonly<Record<string, string>> = {
  workerId: 'candidate',
  packageId: 'package',
  package: 'package',
  language: 'language',
  validityDateStr: 'validityDay',
  includeVariableCompensation: 'variablePay',
  signerId: 'signer',
  body: 'text',
  message: 'message',
  files: 'files',
}

/** What the line says besides: whose address, until when, what was changed, why. */
export interface EventDetails {
  to?: string
  /** A day, `YYYY-MM-DD`. */
  until?: string
  /** Keys of the names of what was changed, each once. */
  changed: string[]
  /** What the candidate told otherwise, and what it did to the net pay of the month. */
  situation: SituationChange[]
  reason?: string
  /** The sending was undone before its mail left. */
  undone: boolean
  /** What the candidate wrote. */
  said?: string
}

/** Mirrors the API: modules/offers/domain/household.ts. */
export interface SituationChange {
  field: 'etatCivil' | 'conjointTravaille' | 'enfantsACharge' | 'revenusConjoint' | 'salaireNet'
  from: string | number | boolean
  to: string | number | boolean
}

export function detailsOf({ kind, details }: Pick<OfferEvent, 'kind' | 'details'>): EventDetails {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const fields = Array.isArray(details.fields) ? (details.fields as unknown[]) : []
  const changed = fields.flatMap((field) => LABELS[String(field)] ?? [])
  return {
    ...(kind === 'EXTENDED' || kind === 'TIME_ASKED'
      ? { until: text(details.to) }
      : { to: text(details.to) }),
    changed: [...new Set(changed)],
    situation: Array.isArray(details.changes) ? (details.changes as SituationChange[]) : [],
    reason: text(details.reason),
    undone: details.undone === true,
    said: text(details.text),
  }
}

/** What the candidate told of the household since it was sent: of each thing what stood first and what stands now. */
export function situationOf(events: readonly OfferEvent[]): SituationChange[] {
  const found = new Map<SituationChange['field'], SituationChange>()
  // Events come newest first.
  for (const event of [...events].reverse()) {
    if (event.kind === 'SENT') found.clear()
    if (event.kind !== 'SITUATION_CHANGED') continue
    for (const change of detailsOf(event).situation)
      found.set(change.field, { ...change, from: found.get(change.field)?.from ?? change.from })
  }
  return [...found.values()].filter(({ from, to }) => from !== to)
}
