import {
  Ban,
  CircleDot,
  FilePen,
  FileSignature,
  MailOpen,
  Printer,
  Send,
  Undo2,
  UserRoundPen,
  type LucideIcon,
} from 'lucide-react'
import { useCasefileEvents, type Casefile, type CasefileEvent } from '@/api/casefiles'
import { Timeline } from '@/components/app/timeline'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const ICONS: Record<CasefileEvent['kind'], LucideIcon> = {
  CREATED: CircleDot,
  CHANGED: FilePen,
  FORM_SENT: Send,
  FORM_RESENT: Send,
  FORM_OPENED: MailOpen,
  FORM_FILLED: UserRoundPen,
  FORM_WITHDRAWN: Undo2,
  PRINTED: Printer,
  REOPENED: FilePen,
  SIGNED_ON_PAPER: FileSignature,
  CANCELLED: Ban,
}

/** What happened to the casefile, the latest first. */
export function CasefileTimeline({ casefile }: { casefile: Casefile }) {
  const t = useT()
  const format = useFormat()
  const events = useCasefileEvents(casefile.id, casefile.updatedAt)
  return (
    <Timeline
      title={t('documents.timeline')}
      events={events.data?.map(({ id, kind, user, details, at }) => {
        const { to } = details as { to?: string }
        const isWorker = kind === 'FORM_OPENED' || kind === 'FORM_FILLED'
        const who = isWorker ? casefile.worker.displayName : user?.displayName
        return {
          id,
          icon: ICONS[kind],
          title: t(`documents.event_${kind}`),
          by: [who, to, format.instant(at)].filter(Boolean).join(' · '),
        }
      })}
    />
  )
}
