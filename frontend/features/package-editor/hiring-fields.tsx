import { useWatch } from 'react-hook-form'
import { DateInput } from '@/components/ui/date-input'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { useEditor } from './editor-context.tsx'

const RANKS = [1, 2, 3, 4, 5, 6] as const
const EMPLOYED: readonly string[] = ['EMPLOYE', 'OUVRIER']
const UNTOLD = 'UNTOLD'
const NO_RANK = { rangEngagement: null, trimestreEngagement: null, dateEngagement: null }

/** Which hiring of the employer this is, for the reduction of contributions; from the second on the quarter reached. */
export function HiringFields() {
  const t = useT()
  const { form, patch, errorAt } = useEditor()
  const [config, dirigeant, rank, quarter, date] = useWatch({
    control: form.control,
    name: [
      'package.computeModelConfig',
      'worker.dirigeant',
      'package.rangEngagement',
      'package.trimestreEngagement',
      'package.dateEngagement',
    ],
  })
  const due = EMPLOYED.includes(config.employmentType) && !dirigeant
  // What the package says already can always be taken back.
  if (!due && typeof rank !== 'number') return null

  return (
    <>
      <Field
        label={t('editor.hiring')}
        hint={t('editor.hiringHint')}
        error={errorAt('package.rangEngagement')}
      >
        {(control) => (
          <Select<string>
            {...control}
            value={typeof rank === 'number' ? String(rank) : UNTOLD}
            onValueChange={(next) => patch(told(next, quarter))}
            options={[
              { value: UNTOLD, label: t('editor.hiring_UNTOLD') },
              { value: '0', label: t('editor.hiring_0') },
              ...RANKS.map((value) => ({
                value: String(value),
                label: t('editor.hiringOf', { rank: value }),
              })),
            ]}
          />
        )}
      </Field>
      {typeof rank === 'number' && rank > 1 && (
        <>
          <Field
            label={t('editor.hiringQuarter')}
            hint={t('editor.hiringQuarterHint')}
            error={errorAt('package.trimestreEngagement')}
          >
            {(control) => (
              <NumberInput
                {...control}
                min={1}
                max={20}
                step={1}
                value={quarter ?? null}
                onValueChange={(trimestreEngagement) => patch({ trimestreEngagement })}
              />
            )}
          </Field>
          <Field
            label={t('editor.hiringDate')}
            hint={t('editor.hiringDateHint')}
            error={errorAt('package.dateEngagement')}
          >
            {(control) => (
              <DateInput
                {...control}
                label={t('editor.hiringDate')}
                value={date ?? ''}
                onValueChange={(day) => patch({ dateEngagement: day === '' ? null : day })}
              />
            )}
          </Field>
        </>
      )}
    </>
  )
}

/** The first worker has no quarters to count; the others begin with the first one. */
function told(rank: string, quarter: number | null | undefined) {
  if (rank === UNTOLD) return NO_RANK
  const rangEngagement = Number(rank)
  return rangEngagement > 1
    ? { rangEngagement, trimestreEngagement: quarter ?? 1 }
    : { ...NO_RANK, rangEngagement }
}
