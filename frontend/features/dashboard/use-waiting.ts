import { useState } from 'react'
import { toast } from 'sonner'
import {
  AlarmClockPlus,
  CalendarClock,
  CloudAlert,
  Eye,
  FilePen,
  FileSignature,
  Hourglass,
  MessageCircleQuestion,
  PenLine,
  UserRoundPen,
  type LucideIcon,
} from 'lucide-react'
import { percentsOf, useIndexationNotice } from '@/api/dashboard'
import { usePartsDown } from '@/api/get-health'
import { useCan, useUser } from '@/api/get-user'
import {
  useAcceptedOffers,
  useAnswerQuestion,
  useExtendOffer,
  useOffers,
  type ListedOffer,
  type OfferStatus,
} from '@/api/offers'
import { useIndexationScenario } from '@/api/scenarios'
import { useSigningWaiting } from '@/api/signing-waiting'
import { useWorkerProposals, useWorkerQuestions } from '@/api/worker-requests'
import { useNavigate } from 'react-router'
import { daysUntil } from '#modules/shared/values/days'
import { keptDraftIds } from '@/lib/draft-storage'
import { useGates } from '@/lib/gate'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'
import { useWaitingSyncs } from './use-waiting-syncs.ts'

/** One thing that waits, in words, with what deals with it. */
export interface WaitingLine {
  id: string
  icon: LucideIcon
  tone: 'neutral' | 'accept' | 'warn'
  title: string
  detail?: string
  /** By when, or since when. */
  when?: string
  action?: { verb: string; to: string }
  /** Done here, with one click. */
  deed?: { verb: string; busy: boolean; secondary?: true; run: () => void }
  onDismiss?: () => void
}

/** Holds the day of the indexation that this browser no longer wants to hear of. */
const HIDDEN = 'barema.hideIndexation'

const SOON_DAYS = 3
const MOST = 5
/** While they are answered, or can be given more time. */
const ASKED_IN: OfferStatus[] = ['SENT', 'EXPIRED']
const NONE: readonly ListedOffer[] = []
const LONGEST = 160

/**
 * What waits for the person, the most pressing first: a part that is down, what is not saved, who accepted, what a
 * candidate, a worker or an HR system asks, what is to be signed, what expires, who looks and does not answer, the coming index.
 */
export function useWaiting(): { lines: WaitingLine[]; isComplete: boolean } {
  const t = useT()
  const format = useFormat()
  const message = useOptionalMessage()
  const { locks } = useGates()
  const user = useUser().data
  const readsOffers = useCan('offers.read')
  const hasOffers = readsOffers && !locks({ feature: 'offers' })
  const mayConclude = useCan('contracts.write')
  const hasContracts = !locks({ feature: 'contracts' }) && mayConclude
  const down = usePartsDown()
  const accepted = useAcceptedOffers(hasOffers)
  const expiring = useOffers({ status: 'SENT', sort: 'validity', perPage: MOST }, hasOffers)
  const looking = useOffers({ status: 'SENT', visitedAgain: true, perPage: MOST }, hasOffers)
  const asking = useOffers({ status: ASKED_IN, asked: true, perPage: MOST }, hasOffers)
  const asked = useAsked(asking.data?.data ?? NONE)
  const toSign = useSigningWaiting(!locks({ feature: 'documents' }))
  const questions = useWorkerQuestions({ open: true }, useCan('portal.answer'))
  const proposals = useWorkerProposals({}, useCan('workers.details'))
  const syncs = useWaitingSyncs()
  const index = useIndexation()
  const sources = [
    ...[down, accepted, asking, expiring, looking, toSign],
    ...[questions, proposals, syncs.query, index.query],
  ]

  const nameOf = ({ worker }: ListedOffer) => worker?.displayName ?? t('dashboard.candidate')
  const jobOf = (offer: ListedOffer) => offer.package?.nomFonction
  const isLate = ({ validityDateStr }: ListedOffer) =>
    validityDateStr !== null && daysUntil(validityDateStr) <= SOON_DAYS
  const line = (one: WaitingLine) => one

  const askedIds = new Set((asking.data?.data ?? []).map(({ id }) => id))
  const ending = (expiring.data?.data ?? []).filter(isLate)
  const waiting = toSign.data?.length ?? 0
  const lines = [
    ...(down.data ?? []).map(({ part }) =>
      line({
        id: `down ${part}`,
        icon: CloudAlert,
        tone: 'warn',
        title: t('dashboard.partDown', { part: message(`common.part_${part}`) ?? part }),
      })
    ),
    ...(sources.some(({ isError }) => isError)
      ? [
          line({
            id: 'silent',
            icon: CloudAlert,
            tone: 'warn',
            title: t('dashboard.sourceSilent'),
          }),
        ]
      : []),
    ...keptDraftIds(user?.id).map((id) =>
      line({
        id: `draft ${id}`,
        icon: FilePen,
        tone: 'neutral',
        title: t('dashboard.unsavedDraft'),
        action: { verb: t('dashboard.resume'), to: urls.editPackage(id) },
      })
    ),
    ...(accepted.data?.data ?? []).slice(0, MOST).map((offer) =>
      line({
        id: `accepted ${offer.id}`,
        icon: FileSignature,
        tone: 'accept',
        title: t('dashboard.offerAccepted', { name: nameOf(offer) }),
        detail: jobOf(offer),
        when: offer.acceptedAt ? format.day(offer.acceptedAt, 'medium') : undefined,
        action: hasContracts
          ? { verb: t('dashboard.makeContract'), to: urls.newContract({ offerId: offer.id }) }
          : { verb: t('dashboard.openOffer'), to: urls.offer(offer.id) },
      })
    ),
    ...asked,
    ...(questions.data?.data ?? []).slice(0, MOST).map(({ id, worker, about, text, askedAt }) =>
      line({
        id: `worker question ${id}`,
        icon: MessageCircleQuestion,
        tone: 'warn',
        title: t('worker-requests.waitingQuestion', { name: worker.displayName }),
        detail: [about, shortened(text)].filter(Boolean).join(' · '),
        when: format.day(askedAt, 'medium'),
        action: { verb: t('worker-requests.answer'), to: urls.worker(worker.id) },
      })
    ),
    ...(proposals.data?.data ?? []).slice(0, MOST).map(({ id, worker, kind, askedAt }) =>
      line({
        id: `worker proposal ${id}`,
        icon: UserRoundPen,
        tone: 'warn',
        title: t('worker-requests.waitingProposal', { name: worker.displayName }),
        detail: t(`worker-requests.kind_${kind}`),
        when: format.day(askedAt, 'medium'),
        action: { verb: t('worker-requests.open'), to: urls.worker(worker.id) },
      })
    ),
    ...syncs.lines,
    ...(waiting > 0
      ? [
          line({
            id: 'to sign',
            icon: PenLine,
            tone: 'neutral',
            title: t('signatures.waiting', { count: waiting }),
            action: { verb: t('dashboard.sign'), to: urls.toSign },
          }),
        ]
      : []),
    ...ending.map((offer) =>
      line({
        id: `expiring ${offer.id}`,
        icon: Hourglass,
        tone: 'warn',
        title: t('dashboard.offerExpires', {
          name: nameOf(offer),
          days: Math.max(0, daysUntil(offer.validityDateStr!)),
        }),
        detail: [
          jobOf(offer),
          offer.openedAt
            ? t('dashboard.openedTimes', { count: Math.max(1, offer.visits) })
            : t('dashboard.neverOpened'),
        ]
          .filter(Boolean)
          .join(' · '),
        when: format.day(offer.validityDateStr!, 'medium'),
        action: { verb: t('dashboard.openOffer'), to: urls.offer(offer.id) },
      })
    ),
    ...(looking.data?.data ?? [])
      .filter((offer) => !isLate(offer) && !askedIds.has(offer.id))
      .map((offer) =>
        line({
          id: `looking ${offer.id}`,
          icon: Eye,
          tone: 'neutral',
          title: t('dashboard.offerLookedAt', { name: nameOf(offer), count: offer.visits }),
          detail: jobOf(offer),
          when: offer.lastSeenAt ? format.day(offer.lastSeenAt, 'medium') : undefined,
          action: { verb: t('dashboard.openOffer'), to: urls.offer(offer.id) },
        })
      ),
    ...index.lines,
  ]
  const isComplete = sources.every(({ isFetched, fetchStatus }) =>
    isFetched ? true : fetchStatus === 'idle'
  )
  return { lines, isComplete }
}

/** What candidates ask: time, granted with one click, and questions, which are answered by mail or by telephone. */
function useAsked(offers: readonly ListedOffer[]): WaitingLine[] {
  const t = useT()
  const format = useFormat()
  const toastError = useToastError()
  const maySend = useCan('offers.send')
  const extend = useExtendOffer()
  const answer = useAnswerQuestion()
  return offers.flatMap(({ id, worker, package: pack, askedUntilStr, question }): WaitingLine[] => {
    const name = worker?.displayName ?? t('dashboard.candidate')
    const open = { verb: t('dashboard.openOffer'), to: urls.offer(id) }
    const day = askedUntilStr && format.day(askedUntilStr, 'medium')
    return [
      ...(day
        ? [
            {
              id: `time ${id}`,
              icon: AlarmClockPlus,
              tone: 'warn' as const,
              title: t('dashboard.timeAsked', { name, day }),
              detail: pack?.nomFonction,
              deed: maySend
                ? {
                    verb: t('dashboard.grant'),
                    busy: extend.isPending && extend.variables.id === id,
                    run: () =>
                      extend.mutate(
                        { id, validityDateStr: askedUntilStr },
                        {
                          onSuccess: () => toast(t('dashboard.granted', { day })),
                          onError: toastError,
                        }
                      ),
                  }
                : undefined,
              action: open,
            },
          ]
        : []),
      ...(question
        ? [
            {
              id: `question ${id}`,
              icon: MessageCircleQuestion,
              tone: 'warn' as const,
              title: t('dashboard.questionAsked', { name }),
              detail: [pack?.nomFonction, shortened(question.text)].filter(Boolean).join(' · '),
              when: format.day(question.at, 'medium'),
              deed: maySend
                ? {
                    verb: t('dashboard.answered'),
                    busy: answer.isPending && answer.variables === id,
                    secondary: true as const,
                    run: () => answer.mutate(id, { onError: toastError }),
                  }
                : undefined,
              action: open,
            },
          ]
        : []),
    ]
  })
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text
}

/** The coming indexation, for those who may run it; put away until the next one. */
function useIndexation() {
  const t = useT()
  const format = useFormat()
  const query = useIndexationNotice(useCan('indexations.run'))
  const [hidden, setHidden] = useState(() => localStorage.getItem(HIDDEN))
  const navigate = useNavigate()
  const toastError = useToastError()
  const { locks } = useGates()
  const maySimulate = useCan('scenarios.write') && !locks({ feature: 'scenarios' })
  const make = useIndexationScenario()
  const notice = query.data
  const lines: WaitingLine[] = []
  if (notice && notice.day !== hidden) {
    const { day, percent, low, high, checkedOn, contracts, commissionParitaire } = notice
    const share = (value: number) => format.percent(value / 100)
    lines.push({
      id: 'index',
      icon: CalendarClock,
      tone: 'neutral',
      title: t('dashboard.indexationIn', { days: Math.max(0, daysUntil(day)) }),
      detail: [
        t('dashboard.indexationContracts', { contracts }),
        percent !== null
          ? t('dashboard.indexationPercent', { percent: share(percent) })
          : low !== null && high !== null && checkedOn !== null
            ? t('dashboard.indexationRange', {
                low: share(low),
                high: share(high),
                day: format.day(checkedOn, 'medium'),
              })
            : t('dashboard.indexationUnknown'),
      ].join(' '),
      when: format.day(day, 'medium'),
      deed: maySimulate
        ? {
            verb: t('dashboard.indexationScenario'),
            busy: make.isPending,
            run: () =>
              make.mutate(
                {
                  name: notice.scenario,
                  day,
                  commissionParitaire,
                  percent: percentsOf(notice)?.expected ?? null,
                },
                {
                  onSuccess: ({ id }) => navigate(urls.scenario(id)),
                  onError: toastError,
                }
              ),
          }
        : undefined,
      onDismiss: () => {
        localStorage.setItem(HIDDEN, day)
        setHidden(day)
      },
    })
  }
  return { query, lines }
}
