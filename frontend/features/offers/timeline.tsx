import {
  Ban,
  BellRing,
  CalendarPlus,
  Check,
  CircleDot,
  FileDown,
  FilePen,
  FileSignature,
  Hourglass,
  MailOpen,
  Send,
  SlidersHorizontal,
  ThumbsDown,
  Undo2,
  UserRoundPen,
  type LucideIcon,
} from 'lucide-react'
import type { OfferEvent } from '@/api/offers'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { authorOf, detailsOf, type SituationChange } from './event-details.ts'

const ICONS: Record<OfferEvent['kind'], LucideIcon> = {
  CREATED: CircleDot,
  SENT: Send,
  RESENT: Send,
  OPENED: MailOpen,
  CONFIGURED: SlidersHorizontal,
  SITUATION_CHANGED: UserRoundPen,
  REMINDED: BellRing,
  EXTENDED: CalendarPlus,
  CHANGED: FilePen,
  ACCEPTED: Check,
  REJECTED: ThumbsDown,
  RETRACTED: Ban,
  EXPIRED: Hourglass,
  DOWNLOADED: FileDown,
  CONTRACTED: FileSignature,
  RELEASED: Undo2,
}

interface TimelineProps {
  events: readonly OfferEvent[]
  /** The candidate's name. */
  candidate: string | null
}

/** What happened to the offer, the latest first: what, who, when. */
export function Timeline({ events, candidate }: TimelineProps) {
  const t = useT()
  return (
    <SectionCard title={t('offers.timeline')}>
      <ol aria-label={t('offers.timeline')} className="flex flex-col">
        {events.map((event) => {
          const Icon = ICONS[event.kind]
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
                <p className="font-medium">{t(`offers.event_${event.kind}`)}</p>
                <Line event={event} candidate={candidate} />
              </div>
            </li>
          )
        })}
      </ol>
    </SectionCard>
  )
}

const SITUATION_NAMES: Record<SituationChange['field'], string> = {
  etatCivil: 'editor.etatCivil',
  conjointTravaille: 'editor.conjointTravaille',
  enfantsACharge: 'editor.enfantsACharge',
  salaireNet: 'candidate.figure_net',
}

/** What a candidate told, in words. */
function useSituationValue() {
  const t = useT()
  const format = useFormat()
  return (field: SituationChange['field'], value: SituationChange['from']): string => {
    if (field === 'salaireNet') return format.euros(Number(value))
    if (field === 'etatCivil') return t(`pay.situation_${value}`)
    return typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : String(value)
  }
}

/** Who and when, and what the event says besides. */
function Line({ event, candidate }: { event: OfferEvent; candidate: string | null }) {
  const t = useT()
  const format = useFormat()
  const author = authorOf(event)
  const { to, until, changed, situation, reason } = detailsOf(event)
  const told = useSituationValue()
  const who =
    author?.by === 'user'
      ? author.name
      : author?.by === 'candidate'
        ? (candidate ?? t('offers.candidate'))
        : author && t('offers.byItself')
  const more = [
    to && t('offers.eventTo', { to }),
    until && t('offers.validUntil', { day: format.day(until, 'medium') }),
    changed.length > 0 && changed.map((label) => t(`offers.${label}`)).join(', '),
    ...situation.map(({ field, from, to: after }) =>
      t('offers.eventChange', {
        name: t(SITUATION_NAMES[field]),
        from: told(field, from),
        to: told(field, after),
      })
    ),
    reason,
  ].filter(Boolean)
  return (
    <>
      <p className="text-xs text-ink-soft">
        {[who, format.instant(event.at)].filter(Boolean).join(' · ')}
      </p>
      {more.map((words) => (
        <p key={String(words)} className="mt-0.5 wrap-anywhere">
          {words}
        </p>
      ))}
    </>
  )
}
