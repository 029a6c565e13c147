import { useState } from 'react'
import { Link } from 'react-router'
import { useAddDocuments, type Casefile } from '@/api/casefiles'
import { useTemplates } from '@/api/templates'
import type { ListedTemplate } from '@/api/types'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { CheckRow } from '@/components/ui/check-row'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { chosenAtFirst, suggested } from './suggested-templates.ts'
import { useToastRefusal } from './use-toast-refusal.ts'

/** Templates to add documents from: those for this kind of contract in its language first. */
export function AddDocumentsDialog({
  casefile,
  onClose,
}: {
  casefile: Casefile
  onClose: () => void
}) {
  const t = useT()
  const templates = useTemplates()
  const add = useAddDocuments(casefile.id)
  const onError = useToastRefusal()
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const groups = templates.data && suggested(templates.data, casefile)
  const chosen = picked ?? (groups ? chosenAtFirst(casefile, groups) : [])

  const row = ({ id, name, language, shippedKey, lawyerReadAt }: ListedTemplate) => (
    <CheckRow
      key={id}
      label={
        <>
          {name} <span className="text-ink-soft">{LANGUAGE_NAMES[language]}</span>
          {shippedKey && !lawyerReadAt && (
            <span className="block text-xs text-warn">{t('templates.lawyer')}</span>
          )}
        </>
      }
      checked={chosen.includes(id)}
      onCheckedChange={(checked) =>
        setPicked(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
      }
    />
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('documents.addTitle')}
      description={t('documents.addText')}
      className="max-w-lg"
    >
      {templates.error && (
        <ErrorView error={templates.error} onRetry={() => void templates.refetch()} />
      )}
      {!templates.error && !groups && <Skeleton className="h-40" />}
      {groups && groups.first.length + groups.others.length === 0 && (
        <p className="text-ink-soft">
          {t('documents.noTemplates')}{' '}
          <Link to={urls.documentsSettings} className="text-accent underline underline-offset-4">
            {t('documents.toTemplates')}
          </Link>
        </p>
      )}
      {groups && groups.first.length > 0 && (
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1 text-sm font-medium">{t('documents.forThisContract')}</legend>
          {groups.first.map(row)}
        </fieldset>
      )}
      {groups && groups.others.length > 0 && (
        <fieldset className="mt-4 flex flex-col gap-1.5">
          <legend className="mb-1 text-sm font-medium">{t('documents.otherTemplates')}</legend>
          {groups.others.map(row)}
        </fieldset>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          variant="primary"
          disabled={chosen.length === 0}
          busy={add.isPending}
          onClick={() => add.mutate([...chosen], { onSuccess: onClose, onError })}
        >
          {t('documents.addChosen', { count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
