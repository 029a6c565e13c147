import { useState } from 'react'
import { postCasefileIdExtend } from '#client/bounds'
import { daysAfter, today } from '#modules/shared/values/days'
import type { Casefile, CasefileSigner } from '@/api/casefiles'
import { useSigners } from '@/api/signers'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-field'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/native-select'
import { useT } from '@/lib/use-t'
import { LastDayWarning } from './last-day-warning.tsx'
import type { SignerSteps } from './use-signer-steps.ts'

interface SignerDialogsProps {
  casefile: Casefile
  steps: SignerSteps
}

/** The questions while a casefile is being signed: a later last day, another signer, a link for them. */
export function SignerDialogs({ casefile, steps }: SignerDialogsProps) {
  const t = useT()
  const { replaced, shownLink } = steps
  const name = replaced?.name ?? ''
  return (
    <>
      <Dialog
        open={steps.isExtending}
        onOpenChange={steps.setExtending}
        title={t('signatures.extendTitle')}
        description={t('signatures.extendText')}
      >
        <ExtendForm casefile={casefile} steps={steps} />
      </Dialog>
      <Dialog
        open={replaced !== null}
        onOpenChange={(open) => !open && steps.askReplace(null)}
        title={t(
          replaced?.role === 'WORKER' ? 'signatures.newAddressTitle' : 'signatures.replaceTitle',
          { name }
        )}
        description={t(
          replaced?.role === 'WORKER' ? 'signatures.newAddressText' : 'signatures.replaceText',
          { name, email: casefile.worker.email ?? '' }
        )}
      >
        {replaced && <ReplaceForm casefile={casefile} replaced={replaced} steps={steps} />}
      </Dialog>
      <Dialog
        open={shownLink !== null}
        onOpenChange={steps.hideLink}
        title={t('signatures.linkTitle')}
        description={t('signatures.linkText')}
      >
        {shownLink && <CopyField label={t('signatures.linkTitle')} value={shownLink} />}
        <DialogActions>
          <Button variant="primary" onClick={steps.hideLink}>
            {t('common.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const USUAL_DAYS = 14

function ExtendForm({ casefile, steps }: SignerDialogsProps) {
  const t = useT()
  const now = casefile.lastDayStr ?? today()
  const form = useBoundForm({
    bounds: postCasefileIdExtend,
    defaultValues: { lastDayStr: daysAfter(now > today() ? now : today(), USUAL_DAYS) },
    check: ({ lastDayStr }) => ({
      lastDayStr: lastDayStr <= now && t('signatures.notLater'),
    }),
    send: async ({ lastDayStr }) => steps.extend(lastDayStr),
  })
  return (
    <Form form={form}>
      <DayField
        form={form}
        name="lastDayStr"
        label={t('signatures.newLastDay')}
        hint={t('common.dateHint')}
      />
      <LastDayWarning casefile={casefile} lastDay={form.watch('lastDayStr')} />
      <FormButtons form={form} onCancel={() => steps.setExtending(false)} busy={steps.busy}>
        {t('signatures.extend')}
      </FormButtons>
    </Form>
  )
}

function ReplaceForm({
  casefile,
  replaced,
  steps,
}: SignerDialogsProps & { replaced: CasefileSigner }) {
  const t = useT()
  const all = useSigners().data ?? []
  const taken = casefile.signers.filter(({ status }) => status !== 'REPLACED')
  const others = all.filter(({ id }) => !taken.some(({ signerId }) => signerId === id))
  const [signerId, choose] = useState('')
  const isWorker = replaced.role === 'WORKER'
  const next = signerId || others[0]?.id
  return (
    <>
      {!isWorker &&
        (others.length > 0 ? (
          <Field label={t('signatures.replaceBy')}>
            {(control) => (
              <NativeSelect
                {...control}
                value={next ?? ''}
                onValueChange={choose}
                options={others.map(({ id, name, nomFonction }) => ({
                  value: id,
                  label: [name, nomFonction].filter(Boolean).join(', '),
                }))}
              />
            )}
          </Field>
        ) : (
          <p>{t('signatures.nobodyElse')}</p>
        ))}
      <DialogActions>
        <Button onClick={() => steps.askReplace(null)}>{t('common.cancel')}</Button>
        <Button
          variant="primary"
          busy={steps.busy}
          disabled={!isWorker && !next}
          onClick={() => steps.replace(isWorker ? null : next!)}
        >
          {t(isWorker ? 'signatures.sendAgain' : 'signatures.replace')}
        </Button>
      </DialogActions>
    </>
  )
}
