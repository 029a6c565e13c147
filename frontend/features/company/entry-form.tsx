import type { FormEventHandler, ReactNode } from 'react'
import { ApiProblem } from '@/api/problem'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

interface EntryFormProps {
  saving: { isPending: boolean; error: Error | null }
  onSubmit: FormEventHandler
  onCancel: () => void
  children: ReactNode
}

/** The fields of one entry of a list, in a dialog, with what the server says against them. */
export function EntryForm({ saving, onSubmit, onCancel, children }: EntryFormProps) {
  const t = useT()
  const { error, isPending } = saving
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      {children}
      {error && <Notice tone="danger">{sentence(error) ?? t('common.noAnswer')}</Notice>}
      <DialogActions>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={isPending}>
          {t('company.save')}
        </Button>
      </DialogActions>
    </form>
  )
}

/** What is wrong with the first field, or with the whole. */
function sentence(error: Error): string | null {
  return error instanceof ApiProblem ? (error.errors[0]?.message ?? error.message) : null
}
