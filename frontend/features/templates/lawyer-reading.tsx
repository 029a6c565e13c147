import { useNoteLawyerReading } from '@/api/templates'
import type { Template } from '@/api/types'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

interface LawyerReadingProps {
  template: Template
  /** Whether what stands in the form is not what is kept. */
  isChanged: boolean
  canWrite: boolean
}

/** Whether the company's lawyer has read a supplied text, and where that is noted. */
export function LawyerReading({ template, isChanged, canWrite }: LawyerReadingProps) {
  const t = useT()
  const format = useFormat()
  const note = useNoteLawyerReading()
  const onError = useToastError()
  const { lawyerReadAt, shippedKey } = template
  if (!lawyerReadAt && !shippedKey) return null
  const isRead = lawyerReadAt !== null
  return (
    <Notice
      tone={isRead ? 'info' : 'warn'}
      actions={
        canWrite && (
          <Button
            size="sm"
            disabled={isChanged}
            busy={note.isPending}
            onClick={() => note.mutate({ template, isRead: !isRead }, { onError })}
          >
            {t(isRead ? 'templates.lawyerUnread' : 'templates.lawyerRead')}
          </Button>
        )
      }
    >
      {isRead
        ? t('templates.lawyerReadText', { day: format.day(lawyerReadAt, 'long') })
        : t('templates.lawyerText')}
    </Notice>
  )
}
