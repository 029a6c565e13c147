import { useWatch } from 'react-hook-form'
import type { StageFields } from '#modules/compute/pure'
import { Field } from '@/components/ui/field'
import { SwitchRow } from '@/components/ui/switch-row'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { NumberInput } from '@/components/ui/number-input'
import { useEditor } from './editor-context.tsx'
import { useFigures } from './figures-context.tsx'
import { isTraining } from './situation.ts'
import { ValueField } from './value-field.tsx'

const PATH = 'package.computeModelConfig'
const REGIONS = ['BRUXELLES', 'WALLONIE', 'FLANDRE'] as const
/** What the wage after the training is reckoned with until a better one is given. */
const USUAL = { region: 'BRUXELLES', revenuRemplacement: 1000, pourcentage: 100 } as const
const USUAL_WAGE = 2500

/** What the law asks of a trainee: the age under CIP or BIO; in vocational training what gives the allowance. */
export function TraineeFields() {
  const { form } = useEditor()
  const config = useWatch({ control: form.control, name: PATH })
  if (config.employmentType !== 'INTERN') return null
  if (config.commissionParitaire === 'CIP/BIO') return <AgeField />
  return isTraining(config) ? <TrainingFields /> : null
}

function useStage() {
  const { form, patch } = useEditor()
  const config = useWatch({ control: form.control, name: PATH })
  const { stage = {} } = config
  const change = (part: Partial<StageFields>) =>
    patch({ computeModelConfig: { ...config, stage: { ...stage, ...part } } })
  return { stage, change }
}

function AgeField() {
  const t = useT()
  const { errorAt } = useEditor()
  const { stage, change } = useStage()
  return (
    <Field
      label={t('editor.stageAge')}
      hint={<LowestAllowance />}
      error={errorAt(`${PATH}.stage.age`)}
    >
      {(control) => (
        <NumberInput
          {...control}
          className="w-24"
          min={15}
          max={99}
          step={1}
          value={stage.age ?? null}
          onValueChange={(age) => change({ age: age ?? undefined })}
        />
      )}
    </Field>
  )
}

/** Drawn by itself: the field need not be drawn again when only the figures move. */
function LowestAllowance() {
  const t = useT()
  const format = useFormat()
  const { indemniteMinimale } = useFigures()
  if (!indemniteMinimale) return null
  const { minimum, respecte } = indemniteMinimale
  if (minimum === null) return t('editor.allowanceUnknown')
  return (
    <span className={cn(respecte === false && 'text-danger')}>
      {t(respecte ? 'editor.allowanceMinimum' : 'editor.belowAllowance', {
        amount: format.euros(minimum),
      })}
    </span>
  )
}

/** The allowance is what one types as gross pay, or a share of what the job after the training pays more. */
function TrainingFields() {
  const t = useT()
  const { form, errorAt } = useEditor()
  const { gross, pinError } = useFigures()
  const { stage, change } = useStage()
  const pin = useWatch({ control: form.control, name: 'pin' })
  const reckoned = pin.figure === 'engagement'

  function reckon(on: boolean) {
    if (on) change({ ...USUAL, ...stage })
    form.setValue('pin', {
      figure: on ? 'engagement' : 'gross',
      period: 'month',
      amount: on ? USUAL_WAGE : gross,
    })
  }

  const field = (
    key: 'region' | 'revenuRemplacement' | 'pourcentage',
    kind: 'choice' | 'amount' | 'count',
    unit?: string
  ) => (
    <ValueField
      kind={kind}
      name={t(`editor.stage_${key}`)}
      label={t(`editor.stage_${key}`)}
      hint={key === 'pourcentage' ? t('editor.stage_pourcentageHint') : undefined}
      unit={unit}
      choices={REGIONS}
      error={errorAt(`${PATH}.stage.${key}`)}
      value={stage[key]}
      onChange={(next) => change({ [key]: next ?? undefined })}
    />
  )

  return (
    <div className="flex flex-col gap-4 sm:col-span-2">
      <SwitchRow
        label={t('editor.stageReckoned')}
        hint={t('editor.stageReckonedHint')}
        checked={reckoned}
        onCheckedChange={reckon}
      />
      {reckoned && (
        <div className="grid gap-4 sm:grid-cols-2">
          <ValueField
            kind="amount"
            name={t('editor.stage_salaireEngagement')}
            label={t('editor.stage_salaireEngagement')}
            unit={t('pay.eurPerMonth')}
            error={pinError}
            value={pin.amount}
            onChange={(amount) =>
              form.setValue('pin', {
                figure: 'engagement',
                period: 'month',
                amount: amount as number | null,
              })
            }
          />
          {field('region', 'choice')}
          {field('revenuRemplacement', 'amount', t('pay.eurPerMonth'))}
          {field('pourcentage', 'count', '%')}
        </div>
      )}
    </div>
  )
}
