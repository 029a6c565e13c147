import { DEFAULTS } from '#modules/compute/pure'
import type { Op } from '#modules/ai/pure'
import { OpChip } from '@/components/assistant/op-chip'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { useFormat } from '@/lib/use-format'
import { useLocale, useT } from '@/lib/use-t'
import type { Assistant, Shown } from './use-assistant.ts'

/** What people look for first where they said nothing of it. */
const TOLD_DEFAULTS = [
  'package.computeModelConfig.commissionParitaire',
  'package.regimeNumerateur',
  'worker.etatCivil',
  'worker.enfantsACharge',
] as const

interface PackagePaneProps {
  shown: Shown
  assistant: Assistant
  reader: AssistantReader
}

/** The package as it stands: all that was said so far, what is assumed beside, and the figures. */
export function PackagePane({ shown, assistant, reader }: PackagePaneProps) {
  const t = useT()
  const { draft, settled } = shown
  const said = [...reader.leavesOf(draft)].filter(([path]) => isTold(path, draft, reader))
  const change = (op: Pick<Op, 'op' | 'path' | 'value'>) => assistant.change([op])
  return (
    <section aria-label={t('assistant.package')} className="flex min-w-0 flex-col gap-4">
      <h3 className="text-sm font-medium">{t('assistant.package')}</h3>
      {said.length > 0 && (
        <ul aria-label={t('assistant.package')} className="flex flex-wrap gap-1.5">
          {said.map(([path, value]) => (
            <OpChip
              key={`${path} ${String(value)}`}
              op={{ op: 'set', path, value: value as number }}
              reader={reader}
              onRemove={() =>
                change({ op: 'remove', path: removable(path, said, reader), value: null })
              }
              onEdit={(amount) => change({ op: 'set', path, value: amount })}
            />
          ))}
        </ul>
      )}
      {settled.answer && (
        <>
          <Figures compute={settled.answer.compute} solved={settled.answer.solved?.exact} />
          <Assumed defaults={settled.answer.defaults} request={settled.request} reader={reader} />
        </>
      )}
    </section>
  )
}

/** The switch of a benefit says nothing beside its amount. */
function isTold(path: string, draft: Shown['draft'], reader: AssistantReader): boolean {
  if (!/^package\.has[A-Z]/.test(path)) return true
  const benefit = reader.benefitOfPath(path)
  return [...reader.leavesOf(draft).keys()].every(
    (other) => other === path || reader.benefitOfPath(other) !== benefit
  )
}

/** The last thing that was said of a benefit takes it along; an amount that is sought goes as a whole. */
function removable(
  path: string,
  said: readonly (readonly [string, unknown])[],
  reader: AssistantReader
): string {
  if (path.startsWith('solve.')) return 'solve'
  const benefit = reader.benefitOfPath(path)
  const isOnly = said.every(([other]) => other === path || reader.benefitOfPath(other) !== benefit)
  if (benefit === undefined || !isOnly) return path
  return `package.has${benefit[0]!.toUpperCase()}${benefit.slice(1)}`
}

/** In grey what was not said and the figures assume. */
function Assumed({
  defaults,
  request,
  reader,
}: {
  defaults: readonly string[]
  request: Shown['settled']['request']
  reader: AssistantReader
}) {
  const t = useT()
  const locale = useLocale()
  const config = (request.package as { computeModelConfig: { commissionParitaire?: string } })
    .computeModelConfig
  const used = TOLD_DEFAULTS.flatMap((path) => {
    const isCommittee = path.endsWith('commissionParitaire')
    if (isCommittee && !config.commissionParitaire) return []
    if (!isCommittee && !defaults.includes(path)) return []
    const value = isCommittee ? config.commissionParitaire!.replace('BECP', '') : DEFAULTS[path]
    return [`${reader.nameOfPath(path, locale)} ${reader.shownValue('', value, locale)}`]
  })
  if (used.length === 0) return null
  return (
    <p className="text-sm text-ink-soft">{t('assistant.assumed', { list: used.join(' · ') })}</p>
  )
}

function Figures({
  compute,
  solved,
}: {
  compute: NonNullable<Shown['settled']['answer']>['compute']
  solved: boolean | undefined
}) {
  const t = useT()
  const format = useFormat()
  const { salaireBrut, salaireNet } = compute.remuneration.remunerationMensuelle
  const figures = [
    ['cost', compute.coutEmployeur.coutEmployeurAnnuel],
    ['gross', salaireBrut],
    ['net', salaireNet],
  ] as const
  return (
    <div>
      <dl className="grid gap-3 rounded-lg bg-sunken p-4 sm:grid-cols-3 lg:grid-cols-1">
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{t(`assistant.figure_${name}`)}</dt>
            <dd className="text-lg font-semibold tabular-nums">{format.euros(amount)}</dd>
          </div>
        ))}
      </dl>
      {solved === false && <p className="mt-1 text-sm text-ink-soft">{t('assistant.nearest')}</p>}
    </div>
  )
}
