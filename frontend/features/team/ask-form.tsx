import { useState } from 'react'
import { toast } from 'sonner'
import { useDetailsCalls, type FormSection, type WorkerDetails } from '@/api/worker-details'
import { Button } from '@/components/ui/button'
import { CheckRow } from '@/components/ui/check-row'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

const SECTIONS: readonly FormSection[] = ['ADMINISTRATIVE', 'SITUATION', 'BANK']

/** Where the form stands, and what mails it, once more too, or closes it. */
export function AskForm({ details }: { details: WorkerDetails }) {
  const t = useT()
  const format = useFormat()
  const { closeForm } = useDetailsCalls(details.id)
  const toastError = useToastError()
  const [isAsking, setAsking] = useState(false)
  const { state, at, mailedTo } = details.form
  const isOpen = mailedTo !== null
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-sunken p-3 text-sm">
      <p>{t(`team.form_${state}`, { at: at ? format.instant(at) : '', to: mailedTo ?? '' })}</p>
      {isAsking ? (
        <Sections details={details} onDone={() => setAsking(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setAsking(true)}>
            {t(isOpen ? 'team.askAgain' : 'team.ask')}
          </Button>
          {isOpen && (
            <Button
              size="sm"
              variant="ghost"
              busy={closeForm.isPending}
              onClick={() =>
                closeForm.mutate(undefined, {
                  onSuccess: () => toast(t('team.formClosed')),
                  onError: toastError,
                })
              }
            >
              {t('team.closeForm')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** What the form asks. What may not be asked yet says why. */
function Sections({ details, onDone }: { details: WorkerDetails; onDone: () => void }) {
  const t = useT()
  const { askForm } = useDetailsCalls(details.id)
  const toastError = useToastError()
  const [chosen, setChosen] = useState<readonly FormSection[]>(details.mayAsk)
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">{t('team.askWhat')}</legend>
      {SECTIONS.filter((section) => details.mayAsk.includes(section)).map((section) => (
        <CheckRow
          key={section}
          label={t(`worker-form.${section}`)}
          checked={chosen.includes(section)}
          onCheckedChange={(checked) =>
            setChosen(
              SECTIONS.filter((each) => (each === section ? checked : chosen.includes(each)))
            )
          }
        />
      ))}
      {!details.mayAsk.includes('BANK') && (
        <p className="text-ink-soft">{t('team.bankAfterSigning')}</p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          disabled={chosen.length === 0}
          busy={askForm.isPending}
          onClick={() =>
            askForm.mutate([...chosen], {
              onSuccess: ({ form }) => {
                toast(t('team.formSent', { to: form.mailedTo ?? '' }))
                onDone()
              },
              onError: toastError,
            })
          }
        >
          {t('team.sendForm')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
    </fieldset>
  )
}
