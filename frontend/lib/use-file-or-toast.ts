import { toast } from 'sonner'
import { ApiProblem } from '@/api/problem'
import { useFile, type ServerFile } from './use-file.ts'
import { useT } from './use-t.ts'

/** Long enough for the wait that most refusals ask for. */
const TOAST_MS = 10_000

/** The same, a refusal said in a toast that asks again. */
export function useFileOrToast(url: string): ServerFile {
  const t = useT()
  const file = useFile(url, (error) => {
    toast.error(error instanceof ApiProblem ? error.message : t('common.noAnswer'), {
      action: { label: t('common.retry'), onClick: () => file.save() },
      duration: TOAST_MS,
    })
  })
  return file
}
