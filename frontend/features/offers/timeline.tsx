import {
  AlarmClockPlus,
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
  MessageCircleQuestion,
  MessageCircleReply,
  Send,
  SlidersHorizontal,
  ThumbsDown,
  Undo2,
  UserRoundPen,
  type LucideIcon,
} from 'lucide-react'
import type { OfferEvent } from '@/api/offers'
import { Timeline, type TimelineEvent } from '@/components/app/timeline'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { authorOf, detailsOf } from './event-details.ts'
import { SITUATION_NAMES, useSituationValue } from './situation-words.ts'

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
  DECLINED: ThumbsDown,
  QUESTION: MessageCircleQuestion,
  TIME_ASKED: AlarmClockPlus,
  ANSWERED: MessageCircleReply,
  RETRACTED: Ban,
  EXPIRED: Hourglass,
  DOWNLOADED: FileDown,
  CONTRACTED: FileSignature,
  RELEASED: Undo2,
}

interface OfferTimelineProps {
  events: readonly OfferEvent[]
  /** The candidate's name. */
  candidate: string | null
}

/** What happened to the offer, the latest first. */
export function OfferTimeline({ events, candidate }: OfferTimelineProps) {
  const t = useT()
  const inWords = useEventWords(candidate)
  return <Timeline title={t('offers.timeline')} events={events.map(inWords)} />
}

/** An event in words: what, who and when, and what it says besides. */
function useEventWords(candidate: string | null) {
  const t = useT()
  const format = useFormat()
  const told = useSituationValue()
  return (event: OfferEvent): TimelineEvent => {
    const author = authorOf(event)
    const { to, until, changed, situation, reason, undone, said } = detailsOf(event)
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
      said && t('offers.said', { text: said }),
    ]
    return {
      id: event.id,
      icon: ICONS[event.kind],
      title: t(undone ? 'offers.event_UNSENT' : `offers.event_${event.kind}`),
      by: [who, format.instant(event.at)].filter(Boolean).join(' · '),
      more: more.filter((line): line is string => Boolean(line)),
    }
  }
}
