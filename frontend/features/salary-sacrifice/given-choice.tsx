import type { GivenKind } from '@/api/salary-sacrifices'
import { Field } from '@/components/ui/field'
import { MoneyInput } from '@/components/ui/money-input'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { useT } from '@/lib/use-t'
import { GIVEN_KINDS, type Draft } from './draft.ts'

interface GivenChoiceProps {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  errorAt: (path: string) => string | undefined
}

/** What is given up, and how much: what the benefit costs, or an amount. */
export function GivenChoice({ draft, onChange, errorAt }: GivenChoiceProps) {
  const t = useT()
  const { givenKind, mode, amount } = draft
  return (
    <>
      <Field label={t('sacrifice.given')} error={errorAt('given.kind')}>
        {(control) => (
          <Select
            {...control}
            value={givenKind}
            onValueChange={(kind: GivenKind) => onChange({ givenKind: kind })}
            options={GIVEN_KINDS.map((kind) => ({
              value: kind,
              label: t(`sacrifice.given_${kind}`),
            }))}
          />
        )}
      </Field>
      <div className="flex flex-col gap-1.5">
        <Segmented
          label={t('sacrifice.howMuch')}
          value={mode}
          onValueChange={(next: Draft['mode']) => onChange({ mode: next })}
          options={[
            { value: 'cost', label: t('sacrifice.sameCost') },
            { value: 'amount', label: t('sacrifice.anAmount') },
          ]}
        />
        {mode === 'cost' && <p className="text-xs text-ink-soft">{t('sacrifice.sameCostHint')}</p>}
      </div>
      {mode === 'amount' && (
        <Field
          label={t(`sacrifice.amount_${givenKind}`)}
          hint={givenKind === 'primeFinAnnee' && t('sacrifice.premiumHint')}
          error={errorAt('given.amount')}
        >
          {(control) => (
            <MoneyInput
              {...control}
              value={amount}
              onValueChange={(next) => onChange({ amount: next })}
            />
          )}
        </Field>
      )}
    </>
  )
}
