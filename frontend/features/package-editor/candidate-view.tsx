import { memo, useMemo } from 'react'
import { UserRound } from 'lucide-react'
import type { ComputeRequest } from '#modules/compute/pure'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { effectOf, type Effect } from './additions.ts'
import type { DraftFields } from './draft.ts'
import { BENEFITS, flagOf, isOn, type Benefit } from './fields.ts'
import { flexStateOf } from './flex-choice.tsx'
import { Fold } from './fold.tsx'
import { useSections } from './sections-context.ts'
import type { State } from './shown.ts'
import { useRested } from './use-rested.ts'

/**
 * What the candidate of a flexible package will see: what belongs to the base, and each choice with what it changes for
 * them. Nothing in a fixed package.
 */
export const CandidateView = memo(function CandidateView({ state }: { state: State }) {
  const t = useT()
  const { request, shown } = useRested(state)
  const fields = request.package as unknown as DraftFields
  const flex = fields.packageType === 'FLEX'
  const { gross } = shown
  const seen = useMemo(() => (flex ? seenBy(request, gross) : null), [flex, request, gross])
  const { wide } = useSections()
  if (seen === null) return null
  const names = [...seen.base, ...seen.choices.map(({ benefit }) => benefit)]
    .map(({ name }) => t(`fields.${name}`))
    .join(' · ')
  const title = t('editor.candidateSees')
  return wide ? (
    <section aria-labelledby="candidate-view" className="rounded-lg border border-line p-3">
      <h3 id="candidate-view" className="font-semibold">
        {title}
      </h3>
      <SeenByThem {...seen} />
    </section>
  ) : (
    <Fold icon={UserRound} title={title} what={names}>
      <SeenByThem {...seen} />
    </Fold>
  )
})

function SeenByThem({ base, choices }: Seen) {
  const t = useT()
  return (
    <>
      {base.length === 0 && choices.length === 0 && (
        <p className="mt-1 text-ink-soft">{t('editor.candidateSeesNothing')}</p>
      )}
      {base.length > 0 && (
        <p className="mt-1 text-ink-soft">
          {t('editor.candidateBase', {
            names: base.map(({ name }) => t(`fields.${name}`)).join(', '),
          })}
        </p>
      )}
      {choices.length > 0 && (
        <ul className="mt-1 flex flex-col divide-y divide-line">
          {choices.map(({ benefit, effect, taken }) => (
            <li key={benefit.name} className="flex items-baseline justify-between gap-3 py-1">
              <span className="min-w-0">
                {t(`fields.${benefit.name}`)}
                {taken && <span className="text-ink-soft"> · {t('editor.flexTakenShort')}</span>}
              </span>
              <NetEffect effect={effect} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function NetEffect({ effect }: { effect: Effect | null }) {
  const t = useT()
  const format = useFormat()
  if (effect === null) return <span className="text-xs text-ink-soft">{t('editor.dependsOn')}</span>
  const amount = Math.abs(effect.net) < 0.5 ? format.euros(0, 0) : format.difference(effect.net)
  return (
    <span className="shrink-0 text-ink-soft tabular-nums">{t('editor.effectNet', { amount })}</span>
  )
}

interface Seen {
  base: Benefit[]
  choices: { benefit: Benefit; taken: boolean; effect: Effect | null }[]
}

function seenBy(request: ComputeRequest, gross: number): Seen {
  const fields = request.package as unknown as DraftFields
  const stateOf = ({ name }: Benefit) => flexStateOf(fields, name)
  const base = BENEFITS.filter((benefit) => ['included', 'compulsory'].includes(stateOf(benefit)))
  const choices = BENEFITS.filter((benefit) => stateOf(benefit) === 'offered')
  return {
    base,
    choices: choices.map((benefit) => ({
      benefit,
      taken: isOn(fields, benefit.name),
      effect: effectOfTaking(benefit, request, gross),
    })),
  }
}

/** Of a choice with a list it depends on what is chosen. */
function effectOfTaking(
  { name, fields: specs }: Benefit,
  request: ComputeRequest,
  gross: number
): Effect | null {
  const fields = request.package as unknown as DraftFields
  if (specs.some(({ kind }) => kind === 'list') && !isOn(fields, name)) return null
  const has = flagOf('has', name)
  const without = { ...request, package: { ...request.package, [has]: false } } as ComputeRequest
  return effectOf(without, gross, { [has]: true })
}
