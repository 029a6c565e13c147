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
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
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

/** What happened to the casefile, the latest first: what, who, when. */
export function Timeline({ casefile }: { casefile: Casefile }) {
  const t = useT()
  const format = useFormat()
  const events = useCasefileEvents(casefile.id, casefile.updatedAt)
  return (
    <SectionCard title={t('documents.timeline')}>
      {!events.data && <Skeleton className="h-24" />}
      <ol aria-label={t('documents.timeline')} className="flex flex-col">
        {events.data?.map((event) => {
          const Icon = ICONS[event.kind]
          const { to } = event.details as { to?: string }
          const isWorker = event.kind === 'FORM_OPENED' || event.kind === 'FORM_FILLED'
          const who = isWorker ? casefile.worker.displayName : event.user?.displayName
          return (
            <li key={event.id} className="group relative flex gap-3 pb-4 last:pb-0">
              <span
                aria-hidden
                className="absolute top-7 bottom-0 left-3 w-px bg-line group-last:hidden"
              />
              <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-soft">
                <Icon className="size-3.5" aria-hidden />
              </span>
              <div className="min-w-0">
                <p className="font-medium">{t(`documents.event_${event.kind}`)}</p>
                <p className="text-xs wrap-anywhere text-ink-soft">
                  {[who, to, format.instant(event.at)].filter(Boolean).join(' · ')}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </SectionCard>
  )
}
