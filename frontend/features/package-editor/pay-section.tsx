import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { MoneyInput } from '@/components/ui/money-input'
import { SwitchRow } from '@/components/ui/switch-row'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useUnreadable } from '@/lib/use-unreadable'
import { useEditor } from './editor-context.tsx'
import { EditorSection } from './editor-section.tsx'
import { useFigures } from './figures-context.tsx'
import { HourlyField } from './hourly-field.tsx'
import { isByTheHour, isContractor } from './situation.ts'
import { TraineeFields } from './trainee-fields.tsx'

const STEP = 10
const USUAL_MINIMUM = 2500

/** Gross pay by the month or by the hour, the least one, and what the company adds to the computation. */
export const PaySection = memo(function PaySection() {
  const t = useT()
  const format = useFormat()
  const { company, form } = useEditor()
  const config = useWatch({ control: form.control, name: 'package.computeModelConfig' })
  const contractor = isContractor(config)
  return (
    <EditorSection
      id="pay"
      title={t(contractor ? 'editor.invoice' : 'editor.pay')}
      aside={<GrossTotal />}
      openWhenWide
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <GrossField contractor={contractor} />
        {isByTheHour(config) && <HourlyField />}
        <TraineeFields />
      </div>
      {!contractor && <MinimumField />}
      <p className="mt-4 border-t border-line pt-4 text-xs text-ink-soft">
        {t('editor.companyFacts', {
          effectif: company.effectif,
          taux: format.percent(company.assuranceLoiTaux),
        })}
      </p>
    </EditorSection>
  )
})

function GrossTotal() {
  const t = useT()
  const format = useFormat()
  const { gross } = useFigures()
  return (
    <>
      {format.euros(gross)} <span className="text-xs">{t('pay.perMonthUnit')}</span>
    </>
  )
}

function GrossField({ contractor }: { contractor: boolean }) {
  const t = useT()
  const { form } = useEditor()
  const { gross, pinError } = useFigures()
  const pin = useWatch({ control: form.control, name: 'pin' })
  const flex = useWatch({ control: form.control, name: 'package.packageType' }) === 'FLEX'
  const isPinned = pin.figure === 'gross' && pin.period === 'month'
  const value = isPinned ? pin.amount : gross
  const unreadable = useUnreadable(value)
  return (
    <Field
      label={t(contractor ? 'editor.invoiceMonth' : 'editor.salaireBrut')}
      hint={isPinned ? (flex ? t('editor.grossOfFlex') : undefined) : t('editor.grossFollows')}
      error={unreadable.sentence ?? (isPinned ? pinError : null)}
    >
      {(control) => (
        <div className="flex items-center gap-2">
          <MoneyInput
            {...control}
            className="w-40"
            step={STEP}
            value={value}
            onUnreadable={unreadable.onUnreadable}
            onValueChange={(amount) =>
              form.setValue('pin', { figure: 'gross', period: 'month', amount })
            }
          />
          <span className="text-sm whitespace-nowrap text-ink-soft">{t('pay.eurPerMonth')}</span>
        </div>
      )}
    </Field>
  )
}

/** The least gross pay of full time: who works less has it in proportion. */
function MinimumField() {
  const t = useT()
  const format = useFormat()
  const { form, patch, errorAt } = useEditor()
  const { minimumBrut } = useFigures()
  const [has, value] = useWatch({
    control: form.control,
    name: ['package.hasSalaireBrutMin', 'package.salaireBrutMin'],
  })
  const unreadable = useUnreadable(value ?? null)
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-line pt-3">
      <SwitchRow
        label={t('editor.hasSalaireBrutMin')}
        checked={has === true}
        onCheckedChange={(next) =>
          patch({ hasSalaireBrutMin: next, salaireBrutMin: value ?? USUAL_MINIMUM })
        }
      />
      {has && (
        <Field
          label={t('editor.salaireBrutMin')}
          hint={
            minimumBrut && t('editor.minimumHere', { amount: format.euros(minimumBrut.minimum) })
          }
          error={unreadable.sentence ?? errorAt('package.salaireBrutMin')}
        >
          {(control) => (
            <div className="flex items-center gap-2">
              <MoneyInput
                {...control}
                className="w-40"
                step={STEP}
                value={value ?? null}
                onUnreadable={unreadable.onUnreadable}
                onValueChange={(salaireBrutMin) => patch({ salaireBrutMin })}
              />
              <span className="text-sm whitespace-nowrap text-ink-soft">
                {t('pay.eurPerMonth')}
              </span>
            </div>
          )}
        </Field>
      )}
    </div>
  )
}
