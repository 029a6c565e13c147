import type { PathGroup } from '#modules/ai/pure'
import { DEFAULTS } from '#modules/compute/pure'
import { ChipList } from '@/components/assistant/chip-list'
import { LeftoverChip } from '@/components/assistant/leftover-chip'
import { OpChip } from '@/components/assistant/op-chip'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { useT } from '@/lib/use-t'
import { readByModel } from './model-read.ts'
import type { Assistant, Choice, Shown } from './use-assistant.ts'

/** What people look for first where they said nothing of it. */
const TOLD_DEFAULTS = [
  'package.computeModelConfig.commissionParitaire',
  'worker.etatCivil',
  'worker.enfantsACharge',
  'package.regimeNumerateur',
] as const

/** Pay first, then who it is for, then what comes with it. */
const ORDER: readonly PathGroup[] = ['fixed', 'who', 'variable', 'benefits', 'costs']

interface PackageChipsProps {
  shown: Shown
  assistant: Assistant
  reader: AssistantReader
  lit: string | null
  onLight: (path: string | null) => void
}

/** All that was said so far, what was not understood, and dashed what the figures assume. */
export function PackageChips({ shown, assistant, reader, lit, onLight }: PackageChipsProps) {
  const t = useT()
  const { draft, answer } = shown
  const leaves = [...reader.leavesOf(draft)]
  const order = ([path]: Leaf) => ORDER.indexOf(reader.groupOfPath(path))
  const said = leaves
    .filter(([path]) => isTold(path, leaves, reader))
    .toSorted((a, b) => order(a) - order(b))
  const assumed = assumedOf(shown, reader)
  const byModel = readByModel([...assistant.past, shown])
  const set = (path: string, value: unknown) =>
    assistant.change([{ op: 'set', path, value: value as Choice['value'] }])
  return (
    <div className="flex flex-col gap-3">
      {said.length > 0 && (
        <ChipList label={t('assistant.package')} tiles>
          {said.map(([path, value]) => (
            <OpChip
              key={path}
              told={{ path, value }}
              reader={reader}
              draft={draft}
              isTile
              isByModel={byModel.has(path) && byModel.get(path) === value}
              isLit={lit === path}
              onLight={onLight}
              onRemove={() =>
                assistant.change([
                  { op: 'remove', path: removable(path, leaves, reader), value: null },
                ])
              }
              onEdit={(changed) => set(path, changed)}
            />
          ))}
        </ChipList>
      )}
      {answer.leftovers.length > 0 && (
        <ul aria-label={t('assistant.left')} className="flex flex-wrap gap-1.5">
          {answer.leftovers.map(({ text, start }) => (
            <LeftoverChip key={start} words={text} onSetAside={() => assistant.setAside(start)} />
          ))}
        </ul>
      )}
      {assumed.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5">
          <span className="text-xs text-ink-soft">{t('assistant.assumed')}</span>
          <ChipList label={t('assistant.assumed')}>
            {assumed.map(({ path, value }) => (
              <OpChip
                key={path}
                told={{ path, value }}
                reader={reader}
                isAssumed
                onEdit={(changed) => set(path, changed)}
              />
            ))}
          </ChipList>
        </div>
      )}
    </div>
  )
}

type Leaf = readonly [string, unknown]
type Leaves = readonly Leaf[]

/** The switch of a benefit says nothing beside its amount, nor how that is given. */
function isTold(path: string, leaves: Leaves, reader: AssistantReader): boolean {
  if (path.endsWith('InputType')) return false
  if (reader.switchOfPath(path) !== path) return true
  return leaves.every(([other]) => other === path || reader.switchOfPath(other) !== path)
}

/** The last thing that was said of a benefit takes it along; an amount that is sought goes as a whole. */
function removable(path: string, leaves: Leaves, reader: AssistantReader): string {
  if (path.startsWith('solve.')) return 'solve'
  const flag = reader.switchOfPath(path)
  const told = leaves.filter(
    ([other]) =>
      other !== flag && !other.endsWith('InputType') && reader.switchOfPath(other) === flag
  )
  return flag !== undefined && told.length <= 1 ? flag : path
}

/** What was not said and the figures assume. */
function assumedOf({ draft }: Shown, reader: AssistantReader): { path: string; value: unknown }[] {
  const { request, answer } = reader.settlePartOf(draft)
  if (!answer) return []
  const { computeModelConfig } = request.package as {
    computeModelConfig: { commissionParitaire?: string }
  }
  return TOLD_DEFAULTS.flatMap((path) => {
    if (reader.at(draft, path) !== undefined) return []
    const value = path.endsWith('commissionParitaire')
      ? computeModelConfig.commissionParitaire
      : answer.defaults.includes(path)
        ? DEFAULTS[path]
        : undefined
    return value === undefined || value === null ? [] : [{ path, value }]
  })
}
