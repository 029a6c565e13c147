import { useState } from 'react'
import { toast } from 'sonner'
import { putWorkerPortalWorker } from '#client/bounds'
import { usePortalCalls, type PortalWorkerBody } from '@/api/portal'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { ChoiceField } from '@/components/form/choice-field'
import { NumberField } from '@/components/form/number-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { Facts } from './facts.tsx'
import type { PortalOf } from './portal-context.ts'
import { ProposalNotice } from './proposal-notice.tsx'
import { useHouseholdWords } from '@/lib/use-household-words'

const STATES = ['celibataire', 'divorce', 'veuf', 'marie', 'cohabitant'] as const
const COUPLES: readonly unknown[] = ['marie', 'cohabitant']

/** The household, which withholding tax depends on: a change is proposed. */
export function HouseholdCard({ of }: { of: PortalOf }) {
  const t = useT()
  const words = useHouseholdWords()
  const { worker, company, seen } = of
  const [isOpen, setOpen] = useState(false)
  return (
    <SectionCard title={t('portal.household')} className="rounded-2xl">
      <p className="-mt-2 mb-4 text-ink-soft">
        {t('portal.householdText', { company: company.name })}
      </p>
      <ProposalNotice
        proposal={worker.proposals.find(({ kind }) => kind === 'SITUATION')}
        company={company.name}
        isReadOnly={seen.as !== undefined}
      />
      {isOpen ? (
        <HouseholdForm of={of} onDone={() => setOpen(false)} />
      ) : (
        <>
          <Facts
            rows={[
              [t('portal.field_etatCivil'), words('etatCivil', worker.etatCivil)],
              ...(COUPLES.includes(worker.etatCivil)
                ? [
                    [
                      t('portal.field_conjointTravaille'),
                      words('conjointTravaille', worker.conjointTravaille),
                    ] as const,
                  ]
                : []),
              [t('portal.field_enfantsACharge'), words('enfantsACharge', worker.enfantsACharge)],
            ]}
          />
          {!seen.as && (
            <Button className="mt-3" onClick={() => setOpen(true)}>
              {t('portal.proposeHousehold')}
            </Button>
          )}
        </>
      )}
    </SectionCard>
  )
}

type State = (typeof STATES)[number]

function HouseholdForm({ of: { worker, company }, onDone }: { of: PortalOf; onDone: () => void }) {
  const t = useT()
  const { save } = usePortalCalls()
  const form = useBoundForm({
    bounds: putWorkerPortalWorker,
    defaultValues: {
      etatCivil: worker.etatCivil as State | null,
      conjointTravaille: worker.conjointTravaille,
      enfantsACharge: worker.enfantsACharge as number | null,
      enfantsHandicapes: worker.enfantsHandicapes as number | null,
    },
    body: (values): PortalWorkerBody => ({
      ...values,
      conjointTravaille: COUPLES.includes(values.etatCivil) ? values.conjointTravaille : null,
      enfantsHandicapes: values.enfantsACharge ? values.enfantsHandicapes : null,
    }),
    send: save.mutateAsync,
    onSaved: () => {
      toast(t('portal.proposed', { company: company.name }))
      onDone()
    },
  })
  const [state, children] = form.watch(['etatCivil', 'enfantsACharge'])
  return (
    <Form form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          form={form}
          name="etatCivil"
          label={t('portal.field_etatCivil')}
          options={STATES.map((value) => ({ value, label: t(`portal.etatCivil_${value}`) }))}
        />
        {COUPLES.includes(state) && (
          <ChoiceField
            form={form}
            name="conjointTravaille"
            label={t('portal.field_conjointTravaille')}
            options={[
              { value: true, label: t('common.yes') },
              { value: false, label: t('common.no') },
            ]}
          />
        )}
        <NumberField form={form} name="enfantsACharge" label={t('portal.field_enfantsACharge')} />
        {(children ?? 0) > 0 && (
          <NumberField
            form={form}
            name="enfantsHandicapes"
            label={t('portal.field_enfantsHandicapes')}
          />
        )}
      </div>
      <FormButtons form={form} onCancel={onDone}>
        {t('portal.propose')}
      </FormButtons>
    </Form>
  )
}
