import {
  Ban,
  Bell,
  CalendarPlus,
  CircleDot,
  CircleX,
  Eye,
  FilePen,
  FileSignature,
  Hourglass,
  Mail,
  MailOpen,
  PenLine,
  Printer,
  Send,
  ShieldCheck,
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
  SENT: Send,
  INVITED: Mail,
  OPENED: Eye,
  PAPER_ASKED: Printer,
  SIGNED: PenLine,
  REFUSED: CircleX,
  REMINDED: Bell,
  EXTENDED: CalendarPlus,
  SIGNER_REPLACED: UserRoundPen,
  EXPIRED: Hourglass,
  SEALED: ShieldCheck,
}

/** What an event says besides, as far as its kind has it. */
interface Details {
  /** Of the signer. */
  name?: string
  from?: string
  to?: string
  reason?: string
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
        const { name, from, to, reason } = details as Details
        const isWorker = kind === 'FORM_OPENED' || kind === 'FORM_FILLED'
        const who = isWorker ? casefile.worker.displayName : (name ?? user?.displayName)
        const shown = (value: string) => (kind === 'EXTENDED' ? format.day(value, 'medium') : value)
        const what = [from, to].flatMap((value) => (value ? [shown(value)] : [])).join(' → ')
        return {
          id,
          icon: ICONS[kind],
          title: t(`documents.event_${kind}`),
          by: [who, what, format.instant(at)].filter(Boolean).join(' · '),
          more: reason ? [reason] : [],
        }
      })}
    />
  )
}
