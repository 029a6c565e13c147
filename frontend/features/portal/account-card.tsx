import { useState } from 'react'
import { toast } from 'sonner'
import { putWorkerPortalWorker } from '#client/bounds'
import { usePortalCalls } from '@/api/portal'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { Facts } from './facts.tsx'
import type { PortalOf } from './portal-context.ts'
import { ProposalNotice } from './proposal-notice.tsx'

/** The account that pay goes to: another one is proposed, and used once the employer accepts it. */
export function AccountCard({ of }: { of: PortalOf }) {
  const t = useT()
  const { worker, company, seen } = of
  const [isOpen, setOpen] = useState(false)
  return (
    <SectionCard title={t('portal.account')} className="rounded-2xl">
      <p className="-mt-2 mb-4 text-ink-soft">
        {t('portal.accountText', { company: company.name })}
      </p>
      <ProposalNotice
        proposal={worker.proposals.find(({ kind }) => kind === 'ACCOUNT')}
        company={company.name}
        isReadOnly={seen.as !== undefined}
      />
      {isOpen ? (
        <AccountForm of={of} onDone={() => setOpen(false)} />
      ) : (
        <>
          <Facts rows={[[t('portal.iban'), worker.iban]]} />
          {!seen.as && (
            <Button className="mt-3" onClick={() => setOpen(true)}>
              {t('portal.proposeAccount')}
            </Button>
          )}
        </>
      )}
    </SectionCard>
  )
}

function AccountForm({ of: { company }, onDone }: { of: PortalOf; onDone: () => void }) {
  const t = useT()
  const { save } = usePortalCalls()
  const form = useBoundForm({
    bounds: putWorkerPortalWorker,
    defaultValues: { iban: '', bic: '' },
    body: ({ iban, bic }) => ({ iban, bic: bic.trim() || null }),
    check: ({ iban }) => ({ iban: iban.trim() === '' && t('portal.ibanMissing') }),
    send: save.mutateAsync,
    onSaved: () => {
      toast(t('portal.proposed', { company: company.name }))
      onDone()
    },
  })
  return (
    <Form form={form}>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          form={form}
          name="iban"
          label={t('portal.iban')}
          placeholder="BE__ ____ ____ ____"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          form={form}
          name="bic"
          label={t('portal.bic')}
          hint={t('portal.bicHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <FormButtons form={form} onCancel={onDone}>
        {t('portal.propose')}
      </FormButtons>
    </Form>
  )
}
