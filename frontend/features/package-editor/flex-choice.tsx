import { CheckRow } from '@/components/ui/check-row'
import { Segmented } from '@/components/ui/segmented'
import { useT } from '@/lib/use-t'
import type { DraftFields } from './draft.ts'
import { useEditor } from './editor-context.tsx'
import { flagOf, isOffered, isOn, switched, type Benefit } from './fields.ts'

export const FLEX_STATES = ['no', 'included', 'offered', 'compulsory'] as const
export type FlexState = (typeof FLEX_STATES)[number]

/** How a flexible package has a benefit: not at all, as part of its base, as a choice, or as one that cannot be refused. */
export function flexStateOf(fields: DraftFields, name: string): FlexState {
  if (!isOffered(fields, name)) return isOn(fields, name) ? 'included' : 'no'
  return fields[flagOf('mustHave', name)] === true ? 'compulsory' : 'offered'
}

/** What brings a benefit into a state. What is compulsory and has no list to choose from is had. */
export function flexChanges(
  benefit: Benefit,
  state: FlexState,
  fields: DraftFields
): Partial<DraftFields> {
  const { name } = benefit
  const flags = (has: boolean, can: boolean, must: boolean) => ({
    [flagOf('has', name)]: has,
    [flagOf('can', name)]: can,
    [flagOf('mustHave', name)]: must,
  })
  const had = isOn(fields, name)
  const hasList = benefit.fields.some(({ kind }) => kind === 'list')
  const usual = switched(benefit, true, fields)
  switch (state) {
    case 'no':
      return flags(false, false, false)
    case 'included':
      return { ...usual, ...flags(true, false, false) }
    case 'offered':
      return { ...usual, ...flags(had, true, false) }
    case 'compulsory':
      return { ...usual, ...flags(had || !hasList, true, true) }
  }
}

/** One control of four states; below it, of a choice, whether it is taken at the start. */
export function FlexChoice({ benefit, fields }: { benefit: Benefit; fields: DraftFields }) {
  const t = useT()
  const { patch } = useEditor()
  const { name } = benefit
  const state = flexStateOf(fields, name)
  const hasList = benefit.fields.some(({ kind }) => kind === 'list')
  return (
    <div className="flex flex-col gap-1">
      <Segmented<FlexState>
        label={t('editor.flexOf', { name: t(`fields.${name}`) })}
        value={state}
        onValueChange={(next) => patch(flexChanges(benefit, next, fields))}
        className="flex w-full"
        options={FLEX_STATES.map((each) => ({ value: each, label: t(`editor.flex_${each}`) }))}
      />
      {state === 'offered' && !hasList && (
        <CheckRow
          label={t('editor.flexTaken')}
          checked={isOn(fields, name)}
          onCheckedChange={(next) => patch({ [flagOf('has', name)]: next })}
        />
      )}
    </div>
  )
}
