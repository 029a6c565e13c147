import { postPayRanges } from '#client/bounds'
import { usePayRanges, useRemovePayRange, useSavePayRange, type RangeRow } from '@/api/analytics'
import { FormButtons } from '@/components/form/form-buttons'
import { Form } from '@/components/form/form'
import { MoneyField } from '@/components/form/number-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

export type RangeDraft = Pick<RangeRow, 'nomFonction' | 'level' | 'range' | 'source'>

interface RangeDialogProps {
  draft: RangeDraft
  onClose: () => void
}

/** The company's own range of a function and level; a suggested one is kept by saving it. */
export function RangeDialog({ draft, onClose }: RangeDialogProps) {
  const t = useT()
  const save = useSavePayRange()
  const remove = useRemovePayRange()
  const toastError = useToastError()
  const kept = usePayRanges().data?.find(
    ({ nomFonction, level }) => nomFonction === draft.nomFonction && level === draft.level
  )
  const { nomFonction, level, range, source } = draft
  const form = useBoundForm({
    bounds: postPayRanges,
    defaultValues: {
      minimum: range?.minimum ?? null,
      midpoint: range?.midpoint ?? null,
      maximum: range?.maximum ?? null,
    },
    body: ({ minimum, midpoint, maximum }) => ({
      nomFonction,
      level,
      minimum,
      midpoint,
      maximum,
    }),
    send: (body) => save.mutateAsync(body),
    onSaved: onClose,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={[nomFonction, level].filter(Boolean).join(' · ')}
      description={t(source === 'SUGGESTED' ? 'analytics.rangeSuggested' : 'analytics.rangeText')}
    >
      <Form form={form}>
        {(['minimum', 'midpoint', 'maximum'] as const).map((name) => (
          <MoneyField key={name} form={form} name={name} label={t(`analytics.${name}`)} />
        ))}
        <FormButtons form={form} onCancel={onClose}>
          {t('analytics.saveRange')}
        </FormButtons>
      </Form>
      {kept && (
        <Button
          variant="link"
          size="bare"
          className="mt-3"
          busy={remove.isPending}
          onClick={() => remove.mutate(kept.id, { onSuccess: onClose, onError: toastError })}
        >
          {t('analytics.removeRange')}
        </Button>
      )}
    </Dialog>
  )
}
