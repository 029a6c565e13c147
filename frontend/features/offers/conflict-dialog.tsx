import { writeMarkup } from '#modules/templates/domain/markup'
import type { Offer } from '@/api/offers'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { fieldsOf, type OfferFields } from './offer-form.ts'
import type { SaveOffer } from './use-save-offer.ts'

/** How each field is called where both versions are compared. */
const LABELS: Record<keyof OfferFields, string> = {
  worker: 'candidate',
  language: 'language',
  validityDateStr: 'validityDay',
  includeVariableCompensation: 'variablePay',
  signerId: 'signer',
  body: 'text',
  message: 'message',
}

/** Another version was saved meanwhile: which one stays is the person's choice, never silently made. */
export function ConflictDialog({ save }: { save: SaveOffer }) {
  const t = useT()
  const { theirs } = save
  return (
    <Dialog
      open={theirs !== null}
      onOpenChange={save.decideLater}
      title={t('offers.conflictTitle')}
      description={t('offers.conflictText')}
    >
      {theirs && <Facts theirs={theirs} save={save} />}
      <DialogActions>
        <Button onClick={save.takeTheirs}>{t('offers.conflictTheirs')}</Button>
        <Button variant="primary" onClick={() => void save.saveMine()}>
          {t('offers.conflictMine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The fields with the text as one reads it: the server puts a run's names in another order than the editor. */
const told = (fields: OfferFields) => ({ ...fields, body: writeMarkup(fields.body) })

/** Who changed it and when, and which of one's own changes the other version lacks. */
function Facts({ theirs, save }: { theirs: Offer; save: SaveOffer }) {
  const t = useT()
  const format = useFormat()
  const mine = save.form.getValues()
  const other = fieldsOf(theirs)
  const differing = save.changed.filter(
    (name) => JSON.stringify(told(mine)[name]) !== JSON.stringify(told(other)[name])
  )
  return (
    <>
      <p className="font-medium">
        {t('offers.conflictAt', { at: format.instant(theirs.updatedAt) })}
      </p>
      {differing.length > 0 && (
        <p className="mt-2">
          {t('offers.conflictFields', {
            fields: differing.map((name) => t(`offers.${LABELS[name]}`)).join(', '),
          })}
        </p>
      )}
    </>
  )
}
