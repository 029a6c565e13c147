import type { ReactNode } from 'react'
import type { OwnForm } from '@/api/own-form'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { IBAN_MASK, NISS_MASK } from '@/lib/masked-text'
import { useT } from '@/lib/use-t'
import { warningsOf } from './answers.ts'
import { MaskedRow, TextRow } from './fields.tsx'
import type { OwnFormState } from './use-own-form.ts'

/** What social security and pay need. What is known already is shown masked until it is changed. */
export function BankSection({ state, worker }: { state: OwnFormState; worker: OwnForm['worker'] }) {
  const t = useT()
  const warnings = warningsOf(state.answers)
  return (
    <SectionCard title={t('worker-form.BANK')}>
      <p className="mb-4 text-ink-soft">{t('worker-form.BANK_why')}</p>
      <div className="flex flex-col gap-4">
        {state.isChanging('niss') ? (
          <MaskedRow
            state={state}
            name="niss"
            mask={NISS_MASK}
            placeholder="__.__.__-___.__"
            inputMode="numeric"
            autoComplete="off"
            hint={t('worker-form.niss_hint')}
          />
        ) : (
          <Known
            label={t('worker-form.niss')}
            change={t('worker-form.change_niss')}
            onChange={() => state.change({ niss: '' })}
          >
            {worker.niss}
          </Known>
        )}
        {warnings.map((warning) => (
          <Notice key={warning} tone="warn" role="status">
            {t(`worker-form.warning_${warning}`)}
          </Notice>
        ))}
        {state.isChanging('iban') ? (
          <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
            <MaskedRow
              state={state}
              name="iban"
              mask={IBAN_MASK}
              placeholder="BE__ ____ ____ ____"
              autoComplete="off"
              hint={t('worker-form.iban_hint')}
            />
            <TextRow
              state={state}
              name="bic"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              hint={t('worker-form.bic_hint')}
            />
          </div>
        ) : (
          <Known
            label={t('worker-form.iban')}
            change={t('worker-form.change_iban')}
            onChange={() => state.change({ iban: '', bic: '' })}
          >
            {worker.iban}
          </Known>
        )}
      </div>
    </SectionCard>
  )
}

interface KnownProps {
  label: string
  change: string
  onChange: () => void
  children: ReactNode
}

/** A value that is known, masked, and what changes it. */
function Known({ label, change, onChange, children }: KnownProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-sm">
        <span className="block font-medium">{label}</span>
        <span className="text-ink-soft tabular-nums">{children}</span>
      </p>
      <Button onClick={onChange}>{change}</Button>
    </div>
  )
}
