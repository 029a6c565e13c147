import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { deleteTemplate, TEMPLATES_KEY } from '@/api/templates'
import { cancelDeletion, scheduleDeletion, settleDeletion } from '@/lib/pending-deletions'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

const TOAST_MS = 6000

/** Deletes a template with a way back: it leaves the list at once and the server after a few seconds. */
export function useDeleteTemplate(): (target: { id: string; name: string }) => void {
  const t = useT()
  const client = useQueryClient()
  const toastError = useToastError()
  return useCallback(
    ({ id, name }) => {
      const remove = () =>
        void deleteTemplate(id)
          .catch(toastError)
          .then(() => client.invalidateQueries({ queryKey: TEMPLATES_KEY }))
          .finally(() => settleDeletion(id))
      scheduleDeletion(id, remove)
      toast(t('templates.removed', { name }), {
        duration: TOAST_MS,
        action: { label: t('templates.undo'), onClick: () => cancelDeletion(id) },
      })
    },
    [client, t, toastError]
  )
}
